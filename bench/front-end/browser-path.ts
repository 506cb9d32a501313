import { existsSync } from 'node:fs'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Chromium has a sandbox of its own that refuses root, and a background of its own that would be measured too. */
export const browserFlags = [
  '--headless=new',
  '--disable-background-networking',
  '--disable-component-update',
  // Without windows it sends no Accept-Language, as every browser does: the document would come in another language.
  '--accept-lang=en-US,en',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Where a Chromium is: what CHROMIUM names, else the usual places. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM, ...usualPlaces].find((path) => path && existsSync(path))
}
