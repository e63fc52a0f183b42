/** Each industry's sign, drawn with a line on a field of 24. */
const icons: Readonly<Record<string, string>> = {
  agriculture: 'M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6zM12 15c0-4 3-7 7-7 0 4-3 7-7 7z',
  mining: 'M4 20l9-9M9 5c4-1 8 1 10 4l-3 3-7-7zM13 20h7',
  manufacturing: 'M3 20V10l5 3v-3l5 3V5h4l1 15zM7 16h2M12 16h2',
  utilities: 'M13 3L5 14h6l-1 7 8-11h-6z',
  construction: 'M4 21V8l8-4 8 4v13M9 21v-6h6v6M9 10h.01M15 10h.01',
  trade: 'M4 8h16l-1 12H5zM9 10V6a3 3 0 0 1 6 0v4',
  transport: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  hospitality: 'M6 3v7a2 2 0 0 0 4 0V3M8 12v9M16 21v-7c-2-1-2-9 1-11v18',
  information: 'M4 5h16v11H4zM9 20h6M12 16v4',
  finance: 'M4 9l8-5 8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 20h16',
  realEstate: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  business: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  science: 'M10 3h4M11 3v6l-5 9a2 2 0 0 0 2 3h8a2 2 0 0 0 2-3l-5-9V3M8 15h8',
  environment: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3',
  residentService: 'M12 20c-5-4-8-7-8-11a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 4-3 7-8 11z',
  education: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5',
  health: 'M5 5h14v14H5zM12 8v8M8 12h8',
  culture: 'M4 5h16v14H4zM4 15l5-5 4 4 3-3 4 4M15 9h.01',
  publicAdministration: 'M5 20h14M7 20v-6h10v6M12 3l7 6H5zM9 9v5M15 9v5',
  international: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z',
};

/** That of an industry an operator added. */
const other = 'M5 5h6v6H5zM13 5h6v6h-6zM5 13h6v6H5zM13 13h6v6h-6z';

export function industryIcon(code: string): string {
  return icons[code] ?? other;
}
