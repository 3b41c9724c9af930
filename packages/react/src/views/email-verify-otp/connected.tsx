import { Glyph, Image, Latch, mailIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { siteOf } from '../../models/site.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'

/** A login by e-mail succeeded: the closed latch, until the modal closes. */
export function Connected(): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ options }) => ({ options }))
  const site = siteOf(snapshot, text)
  return (
    <LatchScene
      latch={
        <Latch
          state="closed"
          site={<Image src={site.icon} size={6.4} />}
          wallet={<Glyph icon={mailIcon} size={6.4} />}
        />
      }
      heading={text.get('connecting.connected.title')}
      line={text.get('connecting.connected.text', { site: site.name })}
    />
  )
}
