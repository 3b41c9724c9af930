import { Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../context/modal-context.ts'
import { RichText } from './rich-text/rich-text.tsx'

/** The website, and the network of the wallet that it does not support. */
export interface Unsupported {
  readonly siteName: string
  readonly networkName: string
}

/** Why another network has to be chosen. */
export function UnsupportedLine({ siteName, networkName }: Unsupported): ReactElement {
  const { text } = useModalContext()
  return (
    <Text data-testid="unsupported-line">
      <RichText
        parts={text.parts('unsupported.text')}
        elements={{
          site: <bdi>{siteName}</bdi>,
          network: (
            <b>
              <bdi>{networkName}</bdi>
            </b>
          ),
        }}
      />
    </Text>
  )
}
