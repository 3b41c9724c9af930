/**
 * The words with which wallets name their owner, and with which they say that something was refused, in the
 * languages of the modal. Words for what failed are not among them: that was not refused.
 */
const WORDS: Readonly<Record<string, readonly [owner: string, refused: string]>> = {
  ar: ['مستخدم', 'رفض|رُفض|مرفوض|ألغ|إلغاء|الغاء'],
  bn: ['ব্যবহারকারী', 'প্রত্যাখ্যান|অস্বীকার|বাতিল'],
  cs: ['uživatel', 'odmít|zamít|zruš'],
  de: ['benutzer|nutzer', 'abgelehnt|ablehn|abgebrochen|\\babbruch|weiger'],
  en: [
    '\\b(?:user|owner|signer)\\b(?! ?op)',
    'reject|deni|deny|declin|cancel|refus|abort|disapprov|closed|dismiss|' +
      'not (?:approv|accept|authori[sz]|confirm|sign|grant)',
  ],
  es: ['usuario', 'rechaz|deneg|negó|anul'],
  fa: ['[کك]اربر', 'رد (?:[کك]رد|شد)|لغو|نپذیرفت'],
  fr: ['utilisateur', 'rejet|refus|annul'],
  he: ['משתמש', 'דחה|דחתה|נדח|ביטל|בוטל|ביטול|סירב'],
  hi: ['उपयोगकर्ता|यूज़र|यूजर', 'अस्वीक|रद्द|इनकार|इंकार|ठुकरा'],
  id: ['pengguna', '[tn]olak|batal'],
  it: ['utente', 'rifiut|respint|annul'],
  ja: ['ユーザー', '拒否|却下|取消|取り消|キャンセル'],
  ko: ['사용자', '거부|거절|취소'],
  nl: ['gebruiker', 'weiger|afgewezen|annul'],
  pl: ['użytkownik', 'odrzuc|odmów|anulowa'],
  pt: ['usuário|utilizador', 'rejeit|recus|negou|negad|anul'],
  ru: ['пользовател', 'отклон|отмен|отказал[аи]?с[ья]'],
  th: ['ผู้ใช้', 'ปฏิเสธ|ยกเลิก'],
  tr: ['kullanıcı', 'redde[td]|[iİ]ptal'],
  uk: ['користувач', 'відхил|відмови(?:вся|лася|лась)|скас[оу]в'],
  vi: ['người dùng', 'từ chối|hủy|huỷ'],
  zh: ['用户|用戶|使用者', '拒绝|拒絕|取消'],
}

const OWNER = either(Object.values(WORDS).map(([owner]) => owner))
const REFUSED = either(Object.values(WORDS).map(([, refused]) => refused))
/** A character that ends neither a sentence nor a part of one. */
const SAME_PART = '[^.,:;،؛。，、：；।]'
const SUBJECT =
  '(?:action|approval|connection|login|message|operation|request|signature|signing|sign|' +
  '(?:network )?switch|transaction|tx)'

/** The owner refused, or something was refused by its owner. */
export const BY_OWNER = new RegExp(
  `${OWNER}${SAME_PART}{0,40}${REFUSED}|${REFUSED}\\w*${SAME_PART}{0,20}${OWNER}|` +
    `\\byou (?:have )?${REFUSED}|${REFUSED}\\w* by you\\b`,
  'i',
)
/** The whole text says no more than that something was refused. */
export const WITHOUT_OWNER = new RegExp(
  `^(?:error: )?(?:the |your )?(?:${SUBJECT} ){0,2}(?:was |has been |is )?` +
    `(?:rejected|reject|denied|declined|cancell?ed|cancel|dismissed)(?: ${SUBJECT})?(?: error)?` +
    '(?: (?:by|in|on) (?:the |your )?(?:wallet|device))?[.!]?$|' +
    '^(?:plugin|pop-?up|window|modal) (?:was )?closed[.!]?$',
  'i',
)

function either(words: readonly string[]): string {
  return `(?:${words.join('|')})`
}
