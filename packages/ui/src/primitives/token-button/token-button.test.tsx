import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { Panel } from '../panel/panel.tsx'
import { TokenButton } from './token-button.tsx'

describePrimitive<HTMLButtonElement>('TokenButton', {
  part: 'token-button',
  draw: (probe) => (
    <Panel>
      <TokenButton picture={<Image size={2.4} shape="round" />} isOnFill {...probe}>
        USDC
      </TokenButton>
    </Panel>
  ),
  role: 'button',
  name: 'USDC',
})

test('a token with a long symbol does not squeeze its amount', async () => {
  await renderInModal(<TokenButton>{'WRAPPED'.repeat(12)}</TokenButton>)

  const button = inModal('[data-part=token-button]')
  expect(button.offsetWidth).toBeLessThanOrEqual(Math.ceil(360 * 0.6))
})
