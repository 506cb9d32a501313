/** As long as browsers hide text for letters that are on their way: nobody waits longer for a page because of them. */
const patienceMs = 100

/** The families of ui/fonts.css that are fetched. */
const fetched = '"Banyan Digits", "Be Vietnam Pro"'

let coming: Promise<boolean> | undefined
let settled: Promise<void> | undefined

/** Asks for the header's letters; whether they came. The sooner it is called, the fewer first paints do without them. */
export function fetchLetters(): Promise<boolean> {
  coming ??= load()
  return coming
}

/**
 * Decides before the first paint with which letters the header is set during this visit: the brand's where they are
 * there in time, else the system's, so that none of its buttons moves when they come. The rest of the page changes.
 */
export function settleLetters(): Promise<void> {
  settled ??= settle()
  return settled
}

async function load(): Promise<boolean> {
  const { fonts, documentElement: page } = document
  // Browsers without windows have none.
  if (!fonts) return true
  // One letter of each file that the first screen's texts need; those of Vietnamese are in files of their own.
  const sample = page.lang === 'vi' ? 'Aạ0' : 'A0'
  const faces = ['400', '600', '800', 'italic 700'].map((face) => fonts.load(`${face} 1rem ${fetched}`, sample))
  return await Promise.all(faces).then(
    () => true,
    () => false,
  )
}

async function settle(): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false))
  if (!(await Promise.race([fetchLetters(), late]))) document.documentElement.dataset.letters = 'late'
}
