import { type ReadingPreferences, setPreferences, usePreferences } from '#app/lib/reading-preferences.ts';

type Choice<K extends keyof ReadingPreferences> = {
  name: K;
  label: string;
  options: [value: ReadingPreferences[K], label: string][];
};

const text: Choice<'text'> = {
  name: 'text',
  label: '文字',
  options: [
    ['standard', '标准'],
    ['large', '大'],
    ['huge', '特大'],
  ],
};
const contrast: Choice<'contrast'> = {
  name: 'contrast',
  label: '对比度',
  options: [
    ['system', '跟随系统'],
    ['high', '高'],
  ],
};
const scheme: Choice<'scheme'> = {
  name: 'scheme',
  label: '配色',
  options: [
    ['system', '跟随系统'],
    ['light', '浅色'],
    ['dark', '深色'],
  ],
};

/** Large text, high contrast and the dark scheme, for this browser; without script the browser's own settings hold. */
export function ReadingSettings() {
  return (
    <section id="reading" className="row small reading needs-script" aria-label="阅读设置">
      <strong>阅读设置</strong>
      <ReadingChoices />
    </section>
  );
}

/** The choices alone, for a place that bears their title. */
export function ReadingChoices() {
  return (
    <>
      <Choices choice={text} />
      <Choices choice={contrast} />
      <Choices choice={scheme} />
    </>
  );
}

function Choices<K extends keyof ReadingPreferences>({ choice: { name, label, options } }: { choice: Choice<K> }) {
  const preferences = usePreferences();
  return (
    <fieldset className="inline look-choice">
      <legend>{label}</legend>
      {options.map(([value, word]) => (
        <label key={value}>
          <input
            type="radio"
            name={`preferences-${name}`}
            checked={preferences[name] === value}
            onChange={() => setPreferences({ [name]: value })}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
