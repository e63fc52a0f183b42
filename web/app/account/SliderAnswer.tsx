import type { getCaptcha } from '@shuji/contract/account/calls';
import type { Output } from '@shuji/contract/call';
import styles from './Captcha.module.css';

interface SliderProps {
  id?: string;
  /** `x137`; empty before it was moved. */
  value?: string;
  onChange?: (value: string) => void;
  img: string;
  slider: NonNullable<Output<typeof getCaptcha>['slider']>;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A piece that is moved to its gap, by pointer or by the arrow keys. */
export function SliderAnswer({ id, value = '', onChange, img, slider, ...aria }: SliderProps) {
  const { piece, top, width, height, size } = slider;
  const place = Number(value.slice(1));
  return (
    <div className={styles.puzzle}>
      <div className={styles.scene} style={{ aspectRatio: `${width} / ${height}` }}>
        <img src={img} alt="" />
        <img
          src={piece}
          alt=""
          className={styles.piece}
          style={{ left: percent(place, width), top: percent(top, height), width: percent(size, width) }}
        />
      </div>
      <input
        {...aria}
        id={id}
        type="range"
        className={styles.slide}
        min={0}
        max={width - size}
        value={place}
        aria-valuetext={value === '' ? '未移动' : `右移 ${place}`}
        onChange={(event) => onChange?.(`x${event.target.value}`)}
      />
    </div>
  );
}
