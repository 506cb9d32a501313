let naming: Promise<void> | undefined
let isNamed = false

/**
 * The first answer gives a browser the name to which its challenges and passes are bound (cookie `asker`). Questions that
 * cross would each be given one, of which the last stays: what came with another would be worth nothing. So they wait for it.
 */
export async function asOneAsker<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  while (naming !== undefined) await naming
  if (isNamed) return await ask()
  const first = ask()
  naming = first
    .then(
      () => {
        isNamed = true
      },
      () => {},
    )
    .finally(() => {
      naming = undefined
    })
  return await first
}
