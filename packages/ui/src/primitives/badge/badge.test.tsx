import { expect, test } from 'vitest'
import { describePrimitive, findViolations } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Badge } from './badge.tsx'

describePrimitive<HTMLSpanElement>('Badge', {
  part: 'badge',
  draw: (probe) => <Badge {...probe}>Popular</Badge>,
})

test('every tone of a badge can be read', async () => {
  await renderInModal(
    <>
      <Badge tone="good">Available</Badge>
      <Badge tone="warn">Expires today</Badge>
      <Badge tone="bad">Revoked</Badge>
      <Badge tone="accent">New</Badge>
    </>,
  )

  expect(await findViolations(inModal('[data-part=root]'))).toEqual([])
})
