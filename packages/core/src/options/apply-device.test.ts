import { expect, test, vi } from 'vitest'
import { createFakeDevice } from '../testing/fake-device.ts'
import { applyDevice } from './apply-device.ts'
import { LIMITED_PAGE_NOTES } from './limited-page-notes.ts'
import type { OptionsState } from './options-state.ts'

function apply(limitedPage?: keyof typeof LIMITED_PAGE_NOTES) {
  const notes: string[] = []
  const changes: Partial<OptionsState>[] = []
  const deps = {
    logger: { note: (line: string) => void notes.push(line) },
    change: (change: Partial<OptionsState>) => void changes.push(change),
  }
  applyDevice(deps, createFakeDevice({ limitedPage, timeZone: 'Asia/Tokyo' }).read())
  return { notes, changes }
}

test.each(['insecure', 'file', 'opaque', 'app'] as const)(
  'in a page that is %s logins are not offered, and one line says what is missing',
  async (limitedPage) => {
    const { notes, changes } = apply(limitedPage)

    await vi.waitFor(() => expect(notes).toEqual([LIMITED_PAGE_NOTES[limitedPage]]))

    expect(changes).toEqual([{ timeZone: 'Asia/Tokyo', hasAuth: false }])
    // One sentence: what is so, what follows, what to do.
    expect(notes[0]).toMatch(/^This page is .*, so .*logins are not offered.*: [^.]*\.$/)
  },
)

test('an ordinary page offers what the website does, and says nothing', async () => {
  const { notes, changes } = apply()
  await new Promise((resolve) => setImmediate(resolve))

  expect(changes).toEqual([{ timeZone: 'Asia/Tokyo' }])
  expect(notes).toEqual([])
})
