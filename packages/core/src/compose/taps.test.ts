import { expect, test } from 'vitest'
import { createStagedCore } from '../create-staged-core.ts'
import { OPTION_READER } from '../options.ts'
import { createTestCore } from '../testing/create-test-core.ts'

test('opening changes nothing that a view shows, so that none is drawn anew for it', async () => {
  const { core } = createTestCore({
    make: (given) =>
      createStagedCore(given, OPTION_READER, { loadRest: () => new Promise(() => {}) }),
  })
  await core.start()
  const { modal: _closed, telemetry: _before, ...before } = core.snapshot()

  core.actions.open()

  const { modal, telemetry: _after, ...after } = core.snapshot()
  expect(modal.isOpen).toBe(true)
  for (const [name, part] of Object.entries(after)) {
    expect.soft(part, name).toBe(Reflect.get(before, name))
  }
})
