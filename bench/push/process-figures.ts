import { readFileSync } from 'node:fs'

/** Both as Linux tells them, so that asking costs the process nothing. */
const ticksOfSecond = 100
const pageBytes = 4_096

/** Processor time that a process has used. */
export function processorSeconds(pid: number): number {
  const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold blanks: user time is the 12th, system time the 13th.
  const [user, system] = figures
    .slice(figures.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / ticksOfSecond
}

/** Memory that it has. */
export function residentBytes(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes
}
