/** Values side by side, each a text by itself; the points between them are drawn, so that no text is put together. */
export function Values({ values }: { values: readonly string[] }) {
  return values.map((value, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal values apart
      key={place}
      className="inline-block not-first:before:mx-1 not-first:before:content-['·']"
    >
      {value}
    </span>
  ))
}
