import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { paletteStyle, type SymbolPaletteName, symbolPaletteNames } from '@banyan/art/symbols/symbol-palettes.ts'

interface ScreenFile {
  readonly type: string
  readonly text: string
}

const known = new Map<string, Promise<ScreenFile | undefined>>()
const folder = new URL('./screen/', import.meta.url)
/** Our own files have short names that only our pages ask for. */
const fileName = /^[a-z-]{1,40}\.(ts|css)$/

/** A script or a style of the games' pages by its name; scripts without their types, as browsers want them. */
export async function screenFile(name: string): Promise<ScreenFile | undefined> {
  const palette = symbolPaletteNames.find((each) => name === `palette-${each}.css`)
  if (palette) return paletteFile(palette)
  if (!fileName.test(name)) return undefined
  const file = known.get(name) ?? readScreenFile(name)
  const found = await file
  // What is not there is not remembered, or anybody could fill the memory.
  if (found) known.set(name, file)
  return found
}

function paletteFile(name: SymbolPaletteName): ScreenFile {
  return { type: 'text/css; charset=utf-8', text: paletteStyle(name) }
}

async function readScreenFile(name: string): Promise<ScreenFile | undefined> {
  const text = await readFile(new URL(name, folder), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return name.endsWith('.css')
    ? { type: 'text/css; charset=utf-8', text }
    : { type: 'text/javascript; charset=utf-8', text: stripTypeScriptTypes(text) }
}
