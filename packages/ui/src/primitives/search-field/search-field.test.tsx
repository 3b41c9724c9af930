import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { SearchField } from './search-field.tsx'

describePrimitive<HTMLInputElement>('SearchField', {
  part: 'input',
  draw: (probe) => (
    <SearchField
      label="Search networks"
      clearLabel="Clear"
      value=""
      onSearch={() => {}}
      {...probe}
    />
  ),
  role: 'searchbox',
  name: 'Search networks',
})

function Stateful(): ReactElement {
  const [text, setText] = useState('')
  return <SearchField label="Search" clearLabel="Clear" value={text} onSearch={setText} />
}

test('typed text can be cleared, and the field has the focus afterwards', async () => {
  await renderInModal(<Stateful />)
  const field = page.getByRole('searchbox')

  await userEvent.type(field, 'base')
  await expect.element(field).toHaveValue('base')
  await userEvent.click(page.getByRole('button', { name: 'Clear' }))

  await expect.element(field).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  expect(inModal('input').matches(':focus')).toBe(true)
})
