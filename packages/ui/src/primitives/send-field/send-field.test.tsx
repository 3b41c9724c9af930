import { type ReactElement, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf } from '../../testing/render-in-modal.tsx'
import { SendField, type SendFieldProps } from './send-field.tsx'

const PLAIN = {
  label: 'Email address',
  sendLabel: 'Continue',
  icon: mailIcon,
  onText: () => {},
  onSend: () => {},
}

describePrimitive<HTMLInputElement>('SendField', {
  part: 'input',
  draw: (probe) => <SendField {...PLAIN} value="" {...probe} />,
  role: 'textbox',
  name: 'Email address',
})

function Stateful(props: Partial<SendFieldProps>): ReactElement {
  const [text, setText] = useState('')
  return <SendField {...PLAIN} {...props} value={text} onText={setText} />
}

function arrow(): Element | null {
  return shadowOf().querySelector('[type=submit]')
}

test('the arrow is shown from the fourth character on, and the text does not move', async () => {
  await renderInModal(<Stateful />)
  const before = inModal('[data-part=input]').offsetWidth
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('mir')
  expect(arrow()).toBeNull()

  await userEvent.keyboard('a')

  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(inModal('[data-part=input]').offsetWidth).toBe(before)
})

test.each(['{Enter}', 'the arrow'])('%s sends what was typed, without blanks', async (trigger) => {
  const onSend = vi.fn()
  await renderInModal(<Stateful onSend={onSend} />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard(' mira@salt.example ')

  if (trigger === '{Enter}') await userEvent.keyboard(trigger)
  else await userEvent.click(page.getByRole('button', { name: 'Continue' }))

  expect(onSend).toHaveBeenCalledExactlyOnceWith('mira@salt.example')
})

test('Enter sends few characters, too, and nothing where there is none', async () => {
  const onSend = vi.fn()
  await renderInModal(<Stateful onSend={onSend} />)
  await userEvent.click(page.getByRole('textbox'))

  await userEvent.keyboard(' {Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.keyboard('mi{Enter}')

  expect(onSend).toHaveBeenCalledExactlyOnceWith('mi')
})

test.each([{ isBusy: true }, { disabled: true }])('with %o nothing is sent', async (state) => {
  const onSend = vi.fn()
  await renderInModal(<SendField {...PLAIN} value="mira@salt.example" onSend={onSend} {...state} />)

  await userEvent.click(page.getByRole('textbox'), { force: true })
  await userEvent.keyboard('{Enter}')

  expect(onSend).not.toHaveBeenCalled()
})

test('an error is announced and belongs to the field', async () => {
  await renderInModal(<SendField {...PLAIN} value="mira@" error="Add what follows the @." />)

  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription('Add what follows the @.')
  expect(inModal('[data-part=hint]').getAttribute('role')).toBe('alert')
})

test('a fixed ending follows what is typed, left to right in every language', async () => {
  await renderInModal(
    <div dir="rtl">
      <Stateful ending={<span id="ending">.reown.id</span>} />
    </div>,
  )
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('mira')
  const field = inModal('[data-part=input]').getBoundingClientRect()

  expect(inModal('#ending').getBoundingClientRect().left).toBeGreaterThanOrEqual(field.right)
  expect(getComputedStyle(inModal('[data-part=field]')).direction).toBe('ltr')
  expect(getComputedStyle(inModal('[type=submit] svg')).transform).toBe('none')
})

test('a text that leads nowhere has no arrow, and is sent by Enter all the same', async () => {
  const onSend = vi.fn()
  await renderInModal(<Stateful hasArrow={false} onSend={onSend} />)
  await userEvent.click(page.getByRole('textbox'))
  await userEvent.keyboard('mira@{Enter}')

  expect(arrow()).toBeNull()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('mira@')
})
