import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

const inDom = { environment: 'happy-dom', setupFiles: ['portal/src/test-world/no-network.ts'] }

/** In the order in which they begin: the longest first, so that both workers end together. */
const projects = ['server', 'portal', 'unit', 'console']

/** Keeps the files of a project together: a worker that goes over to another one gives its engine up. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name)
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}

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
      { extends: true, test: { name: 'console', include: tests('console'), ...inDom } },
      { extends: true, test: { name: 'portal', include: tests('portal/src', 'ui', 'client'), ...inDom } },
    ],
    exclude: [...configDefaults.exclude, ...(process.env.DEEP === '1' ? [] : ['**/*.deep.test.{ts,tsx}'])],
    sequence: { sequencer: ProjectByProject },
    setupFiles: ['tools/fixed-seed.ts'],
    // What passes at its second try is listed, and bounded, by tools/run-tests.ts.
    retry: 1,
    // What a test writes is shown where it fails.
    silent: 'passed-only',
    // A loaded machine is slow, and that is no fault of a test; one that hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
})
