import { Button, Scene, searchIllustration, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { NothingBody } from './all-wallets.model.ts'

/** Props of `Nothing`. */
export interface NothingProps extends NothingBody {
  /** The way on can't be taken until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
}

/** No wallet, why, and what leads on. */
export function Nothing({ line, nextStep: way, isBlocked }: NothingProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Scene
      illustration={searchIllustration}
      title={text.get('all.none.title')}
      data-testid="all-none"
    >
      <Text align="center">{line}</Text>
      <Button size="s" isBlocked={isBlocked} data-testid="all-none-way" onClick={way.go}>
        {way.label}
      </Button>
    </Scene>
  )
}
