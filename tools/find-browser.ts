import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    // Paints the same with a fifth less to do: it has no window around the page.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/** The path of a Chromium for the browser tests: one that is there, else one that is installed now. */
export function findBrowser(): string {
  const found = installedBrowser()
  if (found) return found
  if (isDebian() && process.getuid?.() === 0)
    run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  else run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  const added = installedBrowser()
  if (added) return added
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROMIUM to the path of one.')
}

function installedBrowser(): string | undefined {
  const given = process.env.CHROMIUM
  if (given && !existsSync(given)) throw new Error('CHROMIUM names a file that is not there.')
  return [given, ...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function run(command: string, args: readonly string[]): boolean {
  process.stdout.write(`• ${command} ${args.join(' ')}\n`)
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  )
}
