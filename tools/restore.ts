import { spawn } from 'node:child_process'

// The server's own program: this one only finds it, on the Node.js that the lock pins.
const child = spawn(process.execPath, ['server/restore.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
