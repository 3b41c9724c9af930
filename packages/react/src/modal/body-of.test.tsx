import { expect, test } from 'vitest'
import { bodyOf } from './body-of.ts'

test('the body is found in a page that was rewritten while it was waited for', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument as Document
  page.open()
  page.write('<!doctype html><head><title>One</title>')
  expect(page.body).toBeNull()
  const found = bodyOf(page)

  page.open()
  page.write('<!doctype html><head><title>Another</title></head><main>Another page</main>')
  await Promise.resolve()
  page.close()

  expect((await found).textContent).toBe('Another page')
  frame.remove()
})
