import { createRoot, type Root } from 'react-dom/client'

/** Fills the document, with the application or with the notice that it doesn't start. */
export async function startPage(start: (root: Root) => Promise<void>): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The document has no #root')
  const root = createRoot(place)
  try {
    await start(root)
  } catch (error) {
    reportError(error)
    const { StartFailure } = await import('./start-failure.tsx')
    root.render(<StartFailure />)
  }
}
