import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal } from '../../testing/render-in-modal.tsx'
import { Hint } from './hint.tsx'

describePrimitive<HTMLParagraphElement>('Hint', {
  part: 'hint',
  draw: (probe) => <Hint {...probe}>The code works for 20 minutes.</Hint>,
})

test('a hint with an error is announced', async () => {
  await renderInModal(<Hint isError>This email is not complete.</Hint>)

  await expect.element(page.getByRole('alert')).toHaveTextContent('This email is not complete.')
})
