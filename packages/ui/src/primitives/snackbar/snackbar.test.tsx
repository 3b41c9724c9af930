import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal } from '../../testing/render-in-modal.tsx'
import { Snackbar } from './snackbar.tsx'

describePrimitive<HTMLDivElement>('Snackbar', {
  part: 'snackbar',
  draw: (probe) => (
    <Snackbar tone="good" {...probe}>
      Address copied
    </Snackbar>
  ),
})

test.each([
  ['good', 'status'],
  ['busy', 'status'],
  ['info', 'status'],
  ['bad', 'alert'],
] as const)('a %s word is announced as %s', async (tone, role) => {
  await renderInModal(<Snackbar tone={tone}>Words</Snackbar>)

  await expect.element(page.getByRole(role)).toHaveTextContent('Words')
})
