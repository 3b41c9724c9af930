import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds or more, the longest first. */
const LONG = [
  'packages/core/src/stories/model.test.ts',
  'packages/sandbox/src/secure-site/approval/tricks.test.ts',
  'packages/sandbox/src/playwright/fixtures.test.ts',
  'packages/react/src/modal/a11y-variants.test.tsx',
  'packages/react/src/modal/a11y.test.tsx',
  'apps/lab/start.test.ts',
  'packages/sandbox/src/secure-site/approval/approval.test.ts',
  'packages/sandbox/src/bin.test.ts',
  'packages/react/src/modal/errors.test.tsx',
  'scripts/readme/readme.test.ts',
  'scripts/api/api.test.ts',
  'packages/react/src/views/all-wallets/all-wallets.test.tsx',
  'packages/react/src/modal/modal.test.tsx',
  'packages/react/src/modal/embedded.test.tsx',
]

/**
 * Begins with the files that take longest: one of them at the end would leave a core without work.
 * The rest are sorted as the runner does.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const places = new Map(sorted.map((file) => [file, placeOf(file)]))
    return sorted.sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(path))
  return place < 0 ? LONG.length : place
}
