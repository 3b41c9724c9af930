import { expect, test } from 'vitest'
import { describePrimitive, findViolations } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Notice } from './notice.tsx'

describePrimitive<HTMLDivElement>('Notice', {
  part: 'notice',
  draw: (probe) => (
    <Notice tone="warn" title="Lookalike address" {...probe}>
      It starts like one you paid.
    </Notice>
  ),
})

test.each(['info', 'good', 'warn', 'bad'] as const)('a %s notice can be read', async (tone) => {
  await renderInModal(
    <Notice tone={tone} title="Title">
      Words
    </Notice>,
    { mode: 'light' },
  )

  expect(await findViolations(inModal('[data-part=root]'))).toEqual([])
})
