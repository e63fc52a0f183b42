import { countingRule } from '@shuji/contract/gateway/counting';

/** The rule of counted and credited calls, in the words both sides read. */
export function CountingRule() {
  return (
    <div className="prose">
      <ul>
        {countingRule.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
