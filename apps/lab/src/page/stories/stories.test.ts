import { isLookalike } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { readConfiguration } from '../../options/configuration.ts'
import { LOOKALIKE, PAID, STORIES, storyLink } from './stories.ts'

test.each(STORIES)('the link of $id has its options, and keeps the look and the panel', (story) => {
  const before = readConfiguration('?themeMode=dark&hood=true&debug=true&locale=de&story=send')

  const { debug, themeMode, hood, ...after } = readConfiguration(storyLink(story, before))

  expect(after).toMatchObject({ locale: '', ...story.options, story: story.id })
  expect({ debug, themeMode, hood }).toEqual({ debug: false, themeMode: 'dark', hood: true })
})

test('no two stories share a name', () => {
  expect(new Set(STORIES.map(({ id }) => id)).size).toBe(STORIES.length)
})

test('the recipient of the lookalike imitates the one that was paid', () => {
  expect(isLookalike(PAID, LOOKALIKE)).toBe(true)
})
