import type { ReactElement } from 'react'
import type { NothingBody } from './all-wallets.model.ts'
import { useWalletKit } from './wallet-kit.ts'

/** No wallet, why, and what leads on. */
export function Nothing({ line, way }: NothingBody): ReactElement {
  const { Button, Scene, Text, searchArt, useModalWorld } = useWalletKit()
  const { text } = useModalWorld()
  return (
    <Scene art={searchArt} title={text.say('all.none.title')} data-testid="all-none">
      <Text align="center">{line}</Text>
      <Button size="s" data-testid="all-none-way" onClick={way.go}>
        {way.label}
      </Button>
    </Scene>
  )
}
