import { expect, test } from 'vitest'
import { readThrownLayers, saysRefused } from './thrown-layers.ts'

test('errors inside an error are read, each once, and texts as well', () => {
  const inner = { code: 4001, message: 'Inner' }
  const outer = Object.assign(new Error('Outer', { cause: inner }), { error: 'Text', data: inner })
  Object.assign(inner, { cause: outer })

  expect(readThrownLayers(outer).map(({ code, texts }) => [code, texts])).toEqual([
    [undefined, ['Error', 'Outer']],
    [undefined, ['Text']],
    [4001, ['Inner']],
  ])
})

test('an error with more errors inside than there can be is read in part', () => {
  const endless = (): object => ({
    get cause() {
      return endless()
    },
  })

  expect(readThrownLayers(endless())).toHaveLength(20)
})

test.each([
  ['a user', undefined, 'The user has declined the request', true],
  ['a user, with a code of a node', -32000, 'User rejected', true],
  ['nothing more', undefined, 'Transaction rejected', true],
  ['nothing more, with a code of a node', -32003, 'Transaction rejected', false],
  ['two things', undefined, 'Signature request rejected', true],
  ['a switch', -32603, 'Network switch rejected', true],
  ['a device', undefined, 'Transaction declined on device', true],
  ['the wallet', undefined, 'Request rejected by the wallet', true],
  ['the visitor', undefined, 'You have declined the transaction', true],
  ['the visitor, at the end', undefined, 'Cancelled by you', true],
  ['the visitor without funds', undefined, 'You have too little, so that it was rejected', false],
  ['a network', undefined, 'Network rejected transaction', false],
  ['what was not authorized', undefined, 'User has not authorized the request', true],
  ['a user in Dutch', undefined, 'Gebruiker heeft geweigerd', true],
  ['a user in Italian', undefined, 'L’utente ha rifiutato', true],
  ['a user in Polish', undefined, 'Użytkownik odrzucił żądanie', true],
  ['a user in Ukrainian', undefined, 'Користувач відхилив запит', true],
  ['a reason', undefined, 'Transaction rejected: insufficient funds', false],
  ['funds of a user', -32603, 'The user account has no funds, tx aborted', false],
  ['a quota of a user', -32603, 'Failed: user quota exceeded, request cancelled', false],
  ['a user that is unknown', undefined, 'User not logged in: connection refused', false],
  ['an operation', undefined, 'User operation rejected: fee too low', false],
  ['a user in a reason', undefined, 'Transaction rejected: insufficient user balance', false],
  ['a user somewhere else', undefined, 'The user has no account. The network rejected it', false],
])('words about %s', (_what, code, text, isRefusal) => {
  expect(saysRefused({ code, texts: [text] })).toBe(isRefusal)
})

/** A refusal, one the other way around, and a failure, in the languages of the modal. */
const LANGUAGES: Readonly<
  Record<string, readonly [refusal: string, byOwner: string, failure: string]>
> = {
  ar: ['رفض المستخدم الطلب', 'تم إلغاء المعاملة من قبل المستخدم', 'فشل طلب المستخدم'],
  bn: ['ব্যবহারকারী অনুরোধটি প্রত্যাখ্যান করেছেন', 'ব্যবহারকারীর দ্বারা বাতিল', 'ব্যবহারকারীর অনুরোধ ব্যর্থ হয়েছে'],
  cs: ['Uživatel odmítl požadavek', 'Žádost byla zrušena uživatelem', 'Požadavek uživatele selhal'],
  de: [
    'Der Nutzer hat abgelehnt',
    'Ablehnung durch den Benutzer',
    'Die Anfrage des Nutzers ist fehlgeschlagen',
  ],
  en: ['User rejected the request', 'Declined by the user', 'The request of the user failed'],
  es: [
    'El usuario denegó la solicitud',
    'Cancelado por el usuario',
    'Falló la solicitud del usuario',
  ],
  fa: ['کاربر درخواست را رد کرد', 'درخواست توسط كاربر لغو شد', 'درخواست کاربر ناموفق بود'],
  fr: [
    'L’utilisateur a refusé',
    'Annulé par l’utilisateur',
    'La demande de l’utilisateur a échoué',
  ],
  he: ['המשתמש דחה את הבקשה', 'הבקשה בוטלה על ידי המשתמש', 'בקשת המשתמש נכשלה'],
  hi: [
    'उपयोगकर्ता ने अनुरोध अस्वीकार कर दिया',
    'यूज़र द्वारा रद्द किया गया',
    'उपयोगकर्ता का अनुरोध विफल रहा',
  ],
  id: ['Pengguna menolak permintaan', 'Dibatalkan oleh pengguna', 'Permintaan pengguna gagal'],
  it: [
    'L’utente ha respinto la richiesta',
    'Annullato dall’utente',
    'La richiesta dell’utente è fallita',
  ],
  ja: [
    'ユーザーがリクエストを却下しました',
    'ユーザーによって取り消されました',
    'ユーザーのリクエストに失敗しました',
  ],
  ko: ['사용자가 요청을 거절했습니다', '사용자에 의해 취소됨', '사용자 요청이 실패했습니다'],
  nl: [
    'De gebruiker heeft het verzoek afgewezen',
    'Geannuleerd door de gebruiker',
    'Het verzoek van de gebruiker is mislukt',
  ],
  pl: [
    'Użytkownik odrzucił żądanie',
    'Anulowane przez użytkownika',
    'Żądanie użytkownika nie powiodło się',
  ],
  pt: ['O usuário negou o pedido', 'Rejeitado pelo usuário', 'O pedido do usuário falhou'],
  ru: ['Пользователь отказался', 'Отменено пользователем', 'Запрос пользователя не выполнен'],
  th: ['ผู้ใช้ปฏิเสธคำขอ', 'ถูกยกเลิกโดยผู้ใช้', 'คำขอของผู้ใช้ล้มเหลว'],
  tr: [
    'Kullanıcı isteği reddetti',
    'İstek kullanıcı tarafından reddedildi',
    'Kullanıcının isteği başarısız oldu',
  ],
  uk: ['Користувач відмовився', 'Скасовано користувачем', 'Запит користувача не виконано'],
  vi: [
    'Người dùng từ chối yêu cầu',
    'Yêu cầu bị huỷ bởi người dùng',
    'Yêu cầu của người dùng thất bại',
  ],
  zh: ['用户拒绝了请求', '已被用户取消', '用户请求失败'],
  'zh-tw': ['使用者拒絕了請求', '已被使用者取消', '使用者請求失敗'],
}

test.each(Object.entries(LANGUAGES))(
  'refusals in %s are refusals, and failures are none',
  (_language, texts) => {
    const isRefusal = texts.map((text) => saysRefused({ code: undefined, texts: [text] }))

    expect(isRefusal).toEqual([true, true, false])
  },
)

test.each([
  ['a connection that broke off in German', 'Verbindungsabbruch beim Benutzer'],
  ['a server that refused in Russian', 'Сервер отказал пользователю'],
])('%s is no refusal of its owner', (_what, text) => {
  expect(saysRefused({ code: undefined, texts: [text] })).toBe(false)
})

test.each([
  ['Czech', 'Zůstatek uživatele nestačí, transakce byla zrušena'],
  ['Chinese', '用户余额不足，交易被取消'],
  ['Japanese', 'ユーザーの残高が不足しています。取引は拒否されました'],
  ['Arabic', 'رصيد المستخدم غير كافٍ، تم إلغاء المعاملة'],
  ['Hindi', 'उपयोगकर्ता के पास धन नहीं है। लेनदेन रद्द'],
])('a reason in %s, after which something was cancelled, is no refusal', (_language, text) => {
  expect(saysRefused({ code: undefined, texts: [text] })).toBe(false)
})

test('letters with marks of their own are read like those that have them', () => {
  const thrown = new Error('Uživatel odmítl'.normalize('NFD'))

  expect(readThrownLayers(thrown).some(saysRefused)).toBe(true)
})
