import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Address } from './address.tsx'

const EVM = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'

describePrimitive<HTMLSpanElement>('Address', {
  part: 'address',
  draw: (probe) => (
    <Address address={EVM} differsFrom={`${EVM.slice(0, 10)}${'7'.repeat(32)}`} {...probe} />
  ),
})

function tops(): readonly number[] {
  const groups = [...inModal('[data-part=address] > span:last-child').children]
  return [...new Set(groups.map((group) => group.getBoundingClientRect().top))]
}

test('an address takes two lines, and three if there is little room', async () => {
  await page.viewport(400, 600)
  await renderInModal(<Address address={EVM} />)
  expect(tops()).toHaveLength(2)

  await page.viewport(340, 600)

  await expect.poll(tops).toHaveLength(3)
  await page.viewport(1280, 800)
})

test('it is copied as the plain address', async () => {
  await renderInModal(<Address address={EVM} />)
  const clipboardData = new DataTransfer()

  inModal('[data-part=address]').dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  )

  expect(clipboardData.getData('text/plain')).toBe(EVM)
})

test('it is read aloud as the plain address', async () => {
  await renderInModal(<Address address={EVM} />, { dir: 'rtl' })

  const readable = [...inModal('[data-part=address]').children].filter(
    (child) => child.getAttribute('aria-hidden') !== 'true',
  )
  expect(readable.map(({ textContent }) => textContent)).toEqual([EVM])
  expect(getComputedStyle(inModal('[data-part=address]')).direction).toBe('ltr')
})
