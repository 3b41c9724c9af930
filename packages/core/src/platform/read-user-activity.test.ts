import { expect, test } from 'vitest'
import { readUserActivity, type UserActivity } from './read-user-activity.ts'

const at = (isActive: boolean) => ({ userActivation: { isActive } })
const seen = (isSeen: boolean) => ({ hasFocus: () => isSeen })

test.each<[string, Parameters<typeof readUserActivity>[0], UserActivity]>([
  ['a press', { navigator: at(true), document: seen(true) }, 'press'],
  ['a press in another frame of the page', { navigator: at(true), document: seen(false) }, 'press'],
  ['a look', { navigator: at(false), document: seen(true) }, 'look'],
  ['no press', { navigator: at(false), document: seen(false) }, 'none'],
  ['a browser that can’t tell', { navigator: {}, document: seen(false) }, 'press'],
])('%s', (_, scope, expected) => {
  expect(readUserActivity(scope)).toBe(expected)
})
