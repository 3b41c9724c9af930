import { afterEach, expect, test } from 'vitest'
import { takeParameter } from './browser-page.ts'

const before = location.href

afterEach(() => history.replaceState(history.state, '', before))

test('a parameter is removed from the address, and the rest of the address and of its state stay', () => {
  history.replaceState({ own: 1 }, '', '?a=1&result_uri=x%26y&result_uri=z&b=2#there')

  expect(takeParameter('result_uri')).toBe('x&y')
  expect(location.search + location.hash).toBe('?a=1&b=2#there')
  expect(history.state).toEqual({ own: 1 })
  expect(takeParameter('result_uri')).toBeUndefined()
})

test('an address without it is not touched', () => {
  history.replaceState(null, '', '?q=a+b%20c&empty')

  expect(takeParameter('result_uri')).toBeUndefined()

  expect(location.search).toBe('?q=a+b%20c&empty')
})
