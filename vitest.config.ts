import { defineConfig } from 'vitest/config'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: tests('rules', 'art', 'contract', 'tools', 'sandbox', 'bench') },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: tests('server'),
          // Nearly all of a test's time is the start of an engine: files of one worker share theirs.
          isolate: false,
          globalSetup: 'server/test-world/postgres-template.ts',
        },
      },
      { extends: true, test: { name: 'console', include: tests('console'), environment: 'happy-dom' } },
      {
        extends: true,
        test: { name: 'portal', include: tests('portal/src', 'ui', 'client'), environment: 'happy-dom' },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
