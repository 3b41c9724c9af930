import {
  externalIcon,
  globeIcon,
  Icon,
  Image,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { usePay } from '../../context/use-modules.ts'
import type { PayExchangesModel } from './pay.model.ts'

/** Draws the exchanges from which it can be paid; without them the other way remains. */
export function Exchanges({ exchanges }: { readonly exchanges: PayExchangesModel }): ReactElement {
  const { text } = useModalContext()
  const pay = usePay()
  switch (exchanges.status) {
    case 'loading':
      return (
        <Stack aria-busy="true" aria-label={text.get('pay.exchanges.loading')} role="status">
          <Skeleton width="full" height={5.2} />
        </Stack>
      )
    case 'none':
      return (
        <Text variant="small" align="center" data-testid="pay-no-exchanges">
          {exchanges.text}
        </Text>
      )
    case 'ready':
      return (
        <List label={text.get('pay.exchanges')}>
          {exchanges.exchanges.map((exchange) => (
            <ListRow
              key={exchange.id}
              label={exchange.name}
              picture={<Image src={exchange.imageUrl} size={3.2} fallback={globeIcon} />}
              tag={<Icon shape={externalIcon} size="s" />}
              data-testid={`pay-exchange-${exchange.id}`}
              // In the task of the press: the browser opens its window only there.
              onClick={() => pay.chooseExchange(exchange)}
            />
          ))}
        </List>
      )
  }
}
