import { afterEach, beforeEach, expect, test } from 'vitest'
import { adoptStyleSheet } from './style-sheet.ts'

let frame: HTMLIFrameElement

beforeEach(() => {
  frame = document.createElement('iframe')
  document.body.append(frame)
})

afterEach(() => frame.remove())

function pageOf(): Document {
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no page')
  return page
}

test('a sheet is adopted by its own root, and removed without a trace', () => {
  const page = pageOf()
  const sheet = adoptStyleSheet(page)

  sheet.replace('body{color:red}')
  sheet.insert('body{background:lime}')
  const adopted = page.adoptedStyleSheets.length
  sheet.remove()

  expect(adopted).toBe(1)
  expect(page.adoptedStyleSheets).toHaveLength(0)
  expect(page.querySelector('style')).toBeNull()
})

test('a rule that the browser does not support is skipped, the others apply', () => {
  const page = pageOf()
  const sheet = adoptStyleSheet(page)

  sheet.insert('body::-unknown-part{color:red}')
  sheet.insert('body{color:rgb(0, 128, 0)}')

  expect(frame.contentWindow?.getComputedStyle(page.body).color).toBe('rgb(0, 128, 0)')
})

test('a browser without constructable sheets gets an element with the nonce', () => {
  Reflect.deleteProperty(frame.contentWindow ?? {}, 'CSSStyleSheet')
  const page = pageOf()
  const host = page.createElement('div')
  page.body.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const sheet = adoptStyleSheet(root, 'abc')

  sheet.replace('p{color:rgb(1, 2, 3)}')
  sheet.insert('p{background-color:rgb(4, 5, 6)}')
  root.append(page.createElement('p'))

  const style = root.querySelector('style')
  const styles = frame.contentWindow?.getComputedStyle(root.querySelector('p') ?? host)
  expect(style?.nonce).toBe('abc')
  expect([styles?.color, styles?.backgroundColor]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
  sheet.remove()
  expect(root.querySelector('style')).toBeNull()
})
