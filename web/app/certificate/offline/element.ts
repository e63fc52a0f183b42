// Elements of the downloaded file.

export function list(kind: 'ol' | 'ul', points: string[]): HTMLElement {
  const created = element(kind, '');
  created.append(...points.map((point) => element('li', point)));
  return created;
}

export function element(kind: string, text: string, className = '', role = ''): HTMLElement {
  const created = document.createElement(kind);
  created.textContent = text;
  if (className) created.className = className;
  if (role) created.setAttribute('role', role);
  return created;
}

/** A table of labels and values. */
export function tableOf(rows: [label: string, value: string][]): HTMLTableElement {
  const table = document.createElement('table');
  for (const [label, value] of rows) {
    const row = table.insertRow();
    row.append(element('th', label), element('td', value));
  }
  return table;
}
