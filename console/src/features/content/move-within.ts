/** The list with an item moved one place among those of its kind; undefined where it stands at their end. */
export function moveWithin<Item>(
  items: readonly Item[],
  isMoved: (item: Item) => boolean,
  by: -1 | 1,
  isAlike: (one: Item, other: Item) => boolean,
): Item[] | undefined {
  const place = items.findIndex(isMoved)
  const moved = items[place]
  if (moved === undefined) return undefined
  const places = items.flatMap((item, at) => (isAlike(item, moved) ? [at] : []))
  const other = places[places.indexOf(place) + by]
  const neighbour = other === undefined ? undefined : items[other]
  if (neighbour === undefined) return undefined
  return items.map((item, at) => (at === place ? neighbour : at === other ? moved : item))
}
