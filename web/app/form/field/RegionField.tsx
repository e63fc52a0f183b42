import { getRegion, listRegions } from '@shuji/contract/site/calls';
import { Cascader } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/lib/api.ts';
import { keyOf, onceAVisit, queryClient, useQueryOf } from '#app/lib/query.ts';

interface Node {
  value: string;
  label: string;
  isLeaf: boolean;
  children?: Node[];
}

interface RegionFieldProps {
  value?: string | null;
  onChange?: (code: string | null) => void;
  id?: string;
  placeholder?: string;
  /** A province or city may be chosen too, not only the last level. */
  anyLevel?: boolean;
  disabled?: boolean;
}

/** A division of GB/T 2260: province, city, county; the value is its code. Levels are read as they are opened. */
export function RegionField({ value, onChange, anyLevel, placeholder = '省 / 市 / 区县', ...rest }: RegionFieldProps) {
  const { nodes, open } = useRegions(value ?? '');
  return (
    <>
      <Cascader
        style={{ width: '100%' }}
        {...rest}
        placeholder={placeholder}
        options={nodes}
        value={value ? pathTo(nodes, value) : undefined}
        changeOnSelect={anyLevel}
        loadData={(chosen) => void open(chosen.at(-1)?.value as string)}
        onChange={(path) => onChange?.((path?.at(-1) as string | undefined) ?? null)}
        displayRender={(labels) => labels.join(' / ')}
      />
      {value && <Ended code={value} />}
    </>
  );
}

interface RegionsFieldProps extends Omit<RegionFieldProps, 'value' | 'onChange' | 'anyLevel'> {
  value?: string[];
  onChange?: (codes: string[]) => void;
}

/** Several divisions, of any level; the value is a list of codes. */
export function RegionsField({
  value = [],
  onChange,
  placeholder = '可选多个省、市或区县',
  ...rest
}: RegionsFieldProps) {
  const { nodes, open } = useRegions(...value);
  return (
    <>
      <Cascader
        style={{ width: '100%' }}
        {...rest}
        multiple
        placeholder={placeholder}
        options={nodes}
        showCheckedStrategy={Cascader.SHOW_PARENT}
        value={value.map((code) => pathTo(nodes, code))}
        loadData={(chosen) => void open(chosen.at(-1)?.value as string)}
        onChange={(paths) => onChange?.(paths.map((path) => path.at(-1) as string))}
      />
      {value.map((code) => (
        <Ended key={code} code={code} />
      ))}
    </>
  );
}

/** Names a chosen division that has ended, which the list above offers no longer. */
function Ended({ code }: { code: string }) {
  const isCode = /^\d{6}$/.test(code);
  const { data } = useQueryOf(getRegion, isCode ? { code } : null, onceAVisit);
  if (!data?.endedOn) return null;
  const names = data.successors.map(({ name }) => name).join('、');
  return (
    <p className="small">
      {code} 即{data.name}，自 {data.endedOn} 起已撤销，现由{names}承接，请重新选择。
    </p>
  );
}

/** The tree as far as it has been opened; what leads to the given codes is opened at once. */
function useRegions(...codes: string[]) {
  const [nodes, setNodes] = useState<Node[]>([]);
  const open = useCallback(async (code: string) => {
    const children = await childrenOf(code);
    setNodes((before) => (code === '' ? children : grow(before, code, children)));
  }, []);
  const value = codes.join();
  useEffect(() => {
    const above = new Set(value.split(',').flatMap((code) => ancestorsOf(code).slice(0, -1)));
    void ['', ...above].reduce((before, code) => before.then(() => open(code)), Promise.resolve()).catch(() => {});
  }, [value, open]);
  return { nodes, open };
}

async function childrenOf(parentCode: string): Promise<Node[]> {
  const { rows } = await queryClient.fetchQuery({
    queryKey: keyOf(listRegions, { parentCode }),
    queryFn: () => api(listRegions, { parentCode }),
    ...onceAVisit,
  });
  return rows.map(({ code, name, isLeaf }) => ({ value: code, label: name, isLeaf }));
}

function grow(nodes: Node[], code: string, children: Node[]): Node[] {
  return nodes.map((node) => {
    if (node.value === code) return { ...node, children: node.children ?? children };
    return node.children ? { ...node, children: grow(node.children, code, children) } : node;
  });
}

function pathTo(nodes: Node[], code: string): string[] {
  for (const node of nodes) {
    if (node.value === code) return [code];
    const below = node.children ? pathTo(node.children, code) : [];
    if (below.at(-1) === code && below.length > 0 && contains(node.children ?? [], code)) return [node.value, ...below];
  }
  return [code];
}

function contains(nodes: Node[], code: string): boolean {
  return nodes.some((node) => node.value === code || contains(node.children ?? [], code));
}

// GB/T 2260: two digits for the province, two for the city, two for the county.
function ancestorsOf(code: string): string[] {
  if (!/^\d{6}$/.test(code)) return [];
  return [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])];
}
