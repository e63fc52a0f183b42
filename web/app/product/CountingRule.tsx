import { countingRule } from '@shuji/contract/gateway/counting';

/** Which calls count and which are given back, in the words that both sides read. */
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
