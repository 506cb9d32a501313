import { createRoot, type Root } from 'react-dom/client'

/** Fills the document, with the application or with the notice that it doesn't start. */
export async function startPage(start: (root: Root) => Promise<void>): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The document has no #root')
  const root = createRoot(place)
  // What was evaluated until here and what begins now are two tasks: a slow phone takes a tap in between.
  await new Promise((resolve) => setTimeout(resolve))
  await stylesCome()
  try {
    await start(root)
  } catch (error) {
    reportError(error)
    const { StartFailure } = await import('./start-failure.tsx')
    root.render(<StartFailure />)
  }
}

/** Where the document paints without its style sheet, that comes beside the code. One that fails leaves the page plain. */
async function stylesCome(): Promise<void> {
  const link = document.getElementById('styles')
  if (!(link instanceof HTMLLinkElement) || link.sheet) return
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', resolve, { once: true })
  })
}
