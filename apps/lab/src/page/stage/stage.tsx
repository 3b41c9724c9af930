import type { ReactElement } from 'react'
import { useLabState } from '../lab/lab-context.ts'
import { RefusalPanel } from '../panels/refusal-panel.tsx'
import { hasRoomForPhone, PhoneStage } from './phone-stage.tsx'
import { Shop } from './shop.tsx'

/** A small site with the product in it. */
export function Stage(): ReactElement {
  const { latchkey, refusal, configuration } = useLabState()
  if (latchkey === undefined) {
    return (
      <main className="stage">{refusal !== undefined && <RefusalPanel refusal={refusal} />}</main>
    )
  }
  if (configuration.story === 'phone' && hasRoomForPhone()) return <PhoneStage />
  return <Shop latchkey={latchkey} />
}
