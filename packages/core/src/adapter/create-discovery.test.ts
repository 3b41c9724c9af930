import { expect, test, vi } from 'vitest'
import { createDiscovery } from './create-discovery.ts'

function aDiscovery() {
  const log: string[] = []
  let isBroken = false
  const discovery = createDiscovery({
    page: () => ({}),
    list: { wallets: () => [], find: () => undefined },
    begin() {
      if (isBroken) throw new Error('A page of its own')
      log.push('begin')
      return { search: () => log.push('search'), end: () => log.push('end') }
    },
    report: vi.fn(),
  })
  const breakPage = (is: boolean): void => {
    isBroken = is
  }
  return { discovery, log, breakPage }
}

test('the page is listened to once, for as long as there is a watcher', () => {
  const { discovery, log } = aDiscovery()

  const undo = [discovery.watch(() => {}), discovery.watch(() => {})]
  for (const each of [...undo, ...undo]) each()

  expect(log).toEqual(['begin', 'search', 'search', 'end'])
})

test("a page that can't be listened to is tried again by the next watcher", () => {
  const { discovery, log, breakPage } = aDiscovery()
  breakPage(true)
  expect(() => discovery.watch(() => {})).toThrow('A page of its own')
  breakPage(false)

  discovery.watch(() => {})()

  expect(log).toEqual(['begin', 'search', 'end'])
})

test('after a stop the next watcher listens to the page again', () => {
  const { discovery, log } = aDiscovery()
  discovery.watch(() => {})
  discovery.stop()

  discovery.watch(() => {})

  expect(log).toEqual(['begin', 'search', 'end', 'begin', 'search'])
})
