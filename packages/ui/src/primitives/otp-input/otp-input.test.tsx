import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf, withModal } from '../../testing/render-in-modal.tsx'
import { OtpInput } from './otp-input.tsx'

describePrimitive<HTMLInputElement>('OtpInput', {
  part: 'otp-input',
  draw: (probe) => <OtpInput label="Code" value="402" onCode={() => {}} {...probe} />,
  role: 'textbox',
  name: 'Code',
})

interface StatefulProps {
  readonly onCode?: (code: string) => void
  readonly isInvalid?: boolean
}

function Stateful({ onCode, isInvalid = false }: StatefulProps): ReactElement {
  const [code, setCode] = useState('')
  const take = (next: string): void => {
    setCode(next)
    onCode?.(next)
  }
  return <OtpInput label="Code" value={code} onCode={take} isInvalid={isInvalid} />
}

function boxes(): readonly string[] {
  return [...shadowOf().querySelectorAll('[data-part=otp-box]')].map(
    (box) => `${box.textContent}${box.hasAttribute('data-marked') ? '|' : ''}`,
  )
}

test('digits fill box by box, letters are ignored', async () => {
  await renderInModal(<Stateful />)
  await userEvent.click(page.getByRole('textbox'))

  await userEvent.keyboard('4a0 2')

  await expect.poll(boxes).toEqual(['4', '0', '2', '|', '', ''])
})

test('arrows choose a box, a digit replaces its content, backspace removes it', async () => {
  await renderInModal(<Stateful />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('402917')
  await expect.poll(boxes).toEqual(['4', '0', '2', '9', '1', '7|'])

  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(boxes).toEqual(['4', '0', '2', '9|', '1', '7'])
  await userEvent.keyboard('5')
  await expect.poll(boxes).toEqual(['4', '0', '2', '5', '1|', '7'])
  await userEvent.keyboard('{Backspace}')

  await expect.poll(boxes).toEqual(['4', '0', '2', '5', '7|', ''])
})

test('a pasted code fills every box at once', async () => {
  const onCode = vi.fn()
  await renderInModal(<Stateful onCode={onCode} />)
  await userEvent.fill(page.getByRole('textbox'), 'Your code: 402 917')

  await expect.poll(() => boxes().join('')).toMatch(/^402917/)
  expect(onCode).toHaveBeenCalledExactlyOnceWith('402917')
})

test('a wrong code stays, and the next digit replaces all of it', async () => {
  const screen = await renderInModal(<Stateful />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('402917')

  await screen.rerender(withModal(<Stateful isInvalid />))

  await expect.poll(boxes).toEqual(['4|', '0|', '2|', '9|', '1|', '7|'])
  await userEvent.keyboard('8')
  await expect.poll(boxes).toEqual(['8', '|', '', '', '', ''])
})

test('a wrong code is red, though all of it is marked', async () => {
  const screen = await renderInModal(<Stateful />)
  const colors = () =>
    [...shadowOf().querySelectorAll('[data-part=otp-box]')].map(
      (box) => getComputedStyle(box).borderTopColor,
    )
  const [plain] = colors()
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('402917')
  await expect.poll(() => colors().at(-1)).not.toBe(plain)
  const marked = colors().at(-1)

  await screen.rerender(withModal(<Stateful isInvalid />))

  await expect.poll(() => new Set(colors()).size).toBe(1)
  expect([plain, marked]).not.toContain(colors()[0])
})

test('a press on a box puts the caret there, left to right in every language', async () => {
  await renderInModal(<Stateful />, { dir: 'rtl' })
  const input = inModal('[data-part=otp-input]')
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('402917')

  await userEvent.click(page.getByRole('textbox'), {
    position: { x: 4, y: input.offsetHeight / 2 },
  })

  await expect.poll(boxes).toEqual(['4|', '0', '2', '9', '1', '7'])
  const [first, last] = [...shadowOf().querySelectorAll('[data-part=otp-box]')].flatMap(
    (box, index) => (index === 0 || index === 5 ? [box.getBoundingClientRect().left] : []),
  )
  expect(Number(first)).toBeLessThan(Number(last))
})
