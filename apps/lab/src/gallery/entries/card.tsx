import {
  Button,
  CardBody,
  CardFooter,
  CardHeader,
  Dialog,
  helpIcon,
  IconButton,
  Latch,
  List,
  ListRow,
  QrCode,
  retryIcon,
  SideCard,
  Stack,
  Tag,
  Text,
  TextButton,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

const none = (): void => {}

/** Card, in every state. */
export const cardEntry: Entry = {
  id: 'card',
  title: 'Card',
  about: 'Header, body and footer in the one dialog. Only the body scrolls.',
  shows: ['Dialog', 'CardHeader', 'CardBody', 'CardFooter', 'SideCard', 'ModalRoot', 'ModalStage'],
  specimens: [
    {
      name: 'A list',
      isWide: true,
      isOnPage: true,
      draw: (translate) => (
        <Dialog isOpen isEmbedded label={translate('Connect wallet')}>
          <CardHeader
            title={translate('Connect wallet')}
            onClose={none}
            closeLabel="Close"
            end={<IconButton icon={helpIcon} label={translate('What is a wallet?')} />}
          />
          <CardBody>
            <List label="Wallets">
              <ListRow
                picture={<Picture of="fjord" />}
                label="Fjord"
                tag={<Tag hasDot>{translate('Installed')}</Tag>}
              />
              <ListRow
                picture={<Picture of="kestrel" />}
                label="Kestrel"
                tag={translate('Recent')}
              />
              <ListRow picture={<Picture of="juniper" />} label="Juniper" />
            </List>
          </CardBody>
          <CardFooter>
            <TextButton>{translate('What is a wallet?')}</TextButton>
          </CardFooter>
        </Dialog>
      ),
    },
    {
      name: 'A scene',
      isWide: true,
      isOnPage: true,
      draw: (translate) => (
        <Dialog isOpen isEmbedded label="Fjord">
          <CardHeader
            title="Fjord"
            onBack={none}
            backLabel="Back"
            onClose={none}
            closeLabel="Close"
          />
          <CardBody isCentered>
            <Latch
              state="declined"
              site={<Picture of="site" size={6.4} />}
              wallet={<Picture of="fjord" size={6.4} />}
            />
            <Text as="h3" variant="heading">
              {translate('Connection declined')}
            </Text>
            <Stack gap={6} above={1}>
              <Text align="center">{translate('Nothing was shared.')}</Text>
              <Button tone="primary" isWide icon={retryIcon}>
                {translate('Try again')}
              </Button>
            </Stack>
          </CardBody>
        </Dialog>
      ),
    },
    {
      name: 'Beside a card',
      isWide: true,
      isOnPage: true,
      draw: (translate) => (
        <div style={{ overflow: 'hidden', height: 320 }}>
          <div style={{ position: 'relative', width: 960, marginInlineStart: -680 }}>
            <SideCard label={translate('Show a code')}>
              <Stack gap={2} align="center">
                <QrCode text={undefined} isIdle size={22.4} label={translate('Show a code')} />
                <Button size="s">{translate('Show a code')}</Button>
              </Stack>
            </SideCard>
          </div>
        </div>
      ),
    },
  ],
}
