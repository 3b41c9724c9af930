import { QrCode } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext, type ViewPart } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'

/** The code over the picture of a phone. Its texts are those that views share. */
export const besideCodePart: ViewPart = { Part: BesideCode, english: {} }

function BesideCode(): ReactElement {
  const { text } = useModalContext()
  const uri = useSnapshot(({ pairing: { current } }) =>
    'uri' in current ? current.uri : undefined,
  )
  return (
    <QrCode
      text={uri}
      label={text.get('pairing.scan.label')}
      size={22.4}
      data-testid="beside-code"
    />
  )
}
