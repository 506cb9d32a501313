import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findBrowser } from './find-browser.ts'

/** An icon of the installed portal: its side in px, the share of it that the mark fills, and how round its ground is. */
interface AppIcon {
  readonly file: string
  readonly side: number
  readonly mark: number
  readonly radius: string
}

// A system that cuts icons to its own shape may cut away a fifth; others show the ground as it is.
const icons: readonly AppIcon[] = [
  { file: 'icon-192.png', side: 192, mark: 0.66, radius: '22%' },
  { file: 'icon-512.png', side: 512, mark: 0.66, radius: '22%' },
  { file: 'maskable-512.png', side: 512, mark: 0.5, radius: '0' },
  { file: 'apple-touch-icon-180.png', side: 180, mark: 0.62, radius: '0' },
]
const folder = 'portal/public/icons'
/** The token `ground` of the dark theme, as in the manifest. */
const ground = '#0c1512'

// Draws the icons anew from the mark: node tools/draw-icons.ts, after the mark has changed.
const work = mkdtempSync(join(tmpdir(), 'banyan-icons-'))
const mark = readFileSync(`${folder}/mark.svg`, 'utf8')
for (const { file, side, mark: share, radius } of icons) {
  const page = join(work, 'icon.html')
  const tile = `width:${side}px;height:${side}px;background:${ground};border-radius:${radius};display:grid;place-items:center`
  const style = `body{margin:0;background:transparent}svg{width:${side * share}px;display:block}`
  writeFileSync(page, `<!doctype html><style>${style}</style><div style="${tile}">${mark}</div>`)
  const args = ['--headless', '--no-sandbox', '--hide-scrollbars', '--default-background-color=00000000']
  const picture = [`--screenshot=${resolve(folder, file)}`, `--window-size=${side},${side}`, `file://${page}`]
  const { status } = spawnSync(findBrowser(), [...args, ...picture], { stdio: 'ignore' })
  if (status !== 0) throw new Error(`${file} could not be drawn`)
}
rmSync(work, { recursive: true, force: true })
