import { type ImageFormat, type ImageWidth, imageFormats } from '@shuji/contract/file/labels';

interface PictureProps {
  /** The whole image: `/api/file/<id>`. */
  src: string;
  /** The widths to choose from, the smallest first. */
  widths: readonly [ImageWidth, ...ImageWidth[]];
  /** Its width on the page, as CSS `sizes`. */
  sizes: string;
  /** Its room before it has come. */
  width: number;
  height: number;
  className?: string | undefined;
  /** Seen at once: it is not waited with. */
  eager?: boolean;
}

/** A picture that repeats the words beside it, in the smallest file that serves the screen. */
export function Picture({ src, widths, eager, ...rest }: PictureProps) {
  const forms = (format: ImageFormat) =>
    widths.map((width) => `${src}?width=${width}&format=${format} ${width}w`).join(', ');
  const [plain, ...better] = imageFormats;
  return (
    <picture>
      {better.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={forms(format)} sizes={rest.sizes} />
      ))}
      <img
        src={`${src}?width=${widths.at(-1)}`}
        srcSet={forms(plain)}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        {...(eager && { fetchPriority: 'high' as const })}
        decoding="async"
        {...rest}
      />
    </picture>
  );
}
