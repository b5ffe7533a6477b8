/**
 * Every error that a client receives has one of these codes; no other text is sent. Statuses follow RFC 9110. `message` is
 * finished Korean and starts with an emoji, which shows the kind of trouble at a glance. `{name}` in a message is filled
 * from the error's `params`.
 */
export const errorCatalogue = {
  server_error: { status: 500, message: '😵 서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.' },
  invalid_request: { status: 400, message: '✏️ 입력한 내용을 다시 확인해 주세요.' },
  not_found: { status: 404, message: '🔍 찾으시는 내용이 없어요.' },
  conflict: { status: 409, message: '🔄 그 사이 다른 분이 먼저 수정했어요. 바뀐 내용을 확인해 주세요.' },
  idempotency_key_reused: { status: 422, message: '♻️ 같은 요청 번호로 다른 내용이 들어왔어요.' },
  too_many_requests: { status: 429, message: '⏳ 요청이 너무 많아요. {seconds}초 뒤에 다시 시도해 주세요.' },
  payload_too_large: { status: 413, message: '📦 보내신 내용이 너무 커요.' },
  unavailable: { status: 503, message: '🛠️ 잠시 연결이 어려워요. 곧 다시 시도해 주세요.' },
  login_needed: { status: 401, message: '🔒 로그인이 필요해요.' },
  signup_failed: { status: 422, message: '😥 회원가입을 하지 못했어요.' },
  email_in_use: { status: 409, message: '📧 이미 사용 중인 이메일이에요.' },
  phone_registered: { status: 409, message: '📱 이미 등록된 휴대전화 번호예요.' },
  session_not_found: { status: 401, message: '🔑 로그인 정보를 찾을 수 없어요. 다시 로그인해 주세요.' },
  login_wrong: { status: 401, message: '🔑 이메일 또는 비밀번호가 맞지 않아요.' },
  email_unregistered: { status: 401, message: '📭 가입되지 않은 이메일이에요.' },
  password_wrong: { status: 401, message: '🔑 비밀번호가 맞지 않아요.' },
  social_failed: { status: 422, message: '🙈 소셜 로그인을 하지 못했어요.' },
  social_email_or_phone_registered: { status: 409, message: '📇 이미 가입된 이메일 또는 휴대전화 번호예요.' },
  social_registered_by_email: { status: 409, message: '📧 이메일로 가입된 계정이에요. 이메일로 로그인해 주세요.' },
  social_popup_closed: { status: 422, message: '🪟 로그인 창이 닫혔어요.' },
  social_wrong_data: { status: 422, message: '🧩 로그인 정보가 올바르지 않아요.' },
  social_token_absent: { status: 502, message: '🎫 로그인 토큰을 받지 못했어요.' },
  social_user_absent: { status: 502, message: '👤 사용자 정보를 받지 못했어요.' },
  code_send_failed: { status: 502, message: '📨 인증번호를 보내지 못했어요.' },
  code_user_absent: { status: 404, message: '👤 가입된 사용자가 없어요.' },
  code_check_failed: { status: 422, message: '❌ 인증번호가 맞지 않아요.' },
  code_expired: { status: 422, message: '⌛ 입력 시간이 지났어요. 다시 인증해 주세요.' },
  code_social_account: { status: 409, message: '🔗 소셜 로그인으로 가입된 계정이에요.' },
  code_address_invalid: { status: 400, message: '📮 주소 또는 번호가 올바르지 않아요.' },
  code_phone_used: { status: 409, message: '📱 이미 사용 중인 휴대전화 번호예요.' },
  terms_failed: { status: 422, message: '📜 약관 동의를 처리하지 못했어요.' },
  terms_required: { status: 422, message: '📜 필수 약관에 동의해 주세요.' },
  password_rule: { status: 422, message: '🔐 비밀번호는 공백 없이 8~20자, 영문·숫자·특수문자를 모두 넣어 주세요.' },
  password_mismatch: { status: 422, message: '🔐 비밀번호 확인이 일치하지 않아요.' },
  password_change_failed: { status: 422, message: '🔐 비밀번호를 바꾸지 못했어요.' },
  password_user_absent: { status: 404, message: '👤 사용자를 찾을 수 없어요.' },
  password_same: { status: 422, message: '🔁 지금 쓰는 비밀번호와 같아요.' },
  password_current_wrong: { status: 422, message: '🔑 현재 비밀번호가 맞지 않아요.' },
  profile_edit_failed: { status: 422, message: '📝 프로필을 수정하지 못했어요.' },
  second_factor_needed: { status: 401, message: '📲 인증 앱의 6자리 번호를 입력해 주세요.' },
  check_save_failed: { status: 422, message: '💾 진단 내용을 저장하지 못했어요.' },
  check_fetch_failed: { status: 404, message: '📂 진단 내용을 불러오지 못했어요.' },
  autosave_mismatch: { status: 409, message: '🆕 질문지가 새로 바뀌어 저장된 답변을 이어 쓸 수 없어요.' },
  autosave_delete_failed: { status: 422, message: '🗑️ 저장된 답변을 지우지 못했어요.' },
  autosave_absent: { status: 404, message: '📭 저장된 답변이 없어요.' },
  result_value_absent: { status: 422, message: '🔎 결과에 없는 값이 있어요. 답변을 다시 확인해 주세요.' },
  calculation_failed: { status: 500, message: '🧮 승소율을 계산하지 못했어요.' },
  survey_empty: { status: 422, message: '📋 진단 답변이 비어 있어요.' },
  answer_invalid: { status: 422, message: '✏️ 이 질문에 맞지 않는 답이에요.' },
  payment_failed: { status: 422, message: '💳 결제하지 못했어요.' },
  payment_forged: { status: 422, message: '🚨 결제 내용이 주문과 달라 결제하지 않았어요.' },
  order_save_failed: { status: 422, message: '🧾 주문을 저장하지 못했어요.' },
  order_number_absent: { status: 404, message: '🔢 없는 주문번호예요.' },
  order_fetch_failed: { status: 404, message: '🧾 주문 정보를 불러오지 못했어요.' },
  already_paid: { status: 409, message: '🧾 이미 결제한 진단이에요.' },
  refund_failed: { status: 502, message: '💳 환불하지 못했어요.' },
  withdrawal_over: { status: 422, message: '📅 청약철회 기간이 지났어요.' },
  result_payment_needed: { status: 402, message: '🔐 결제 후에 볼 수 있어요.' },
  search_payment_needed: { status: 402, message: '🔐 판례 검색은 결제 후 24시간 동안 이용할 수 있어요.' },
  consult_failed: { status: 422, message: '💬 상담을 신청하지 못했어요.' },
  consult_slots: { status: 422, message: '📅 상담 시간은 최대 3개까지 고를 수 있어요.' },
  conflict_reason_needed: {
    status: 422,
    message: '⚖️ 반대편을 도운 기록이 있어요. 그래도 맡는 까닭을 적어 주세요.',
  },
  open_at_publication: { status: 422, message: '📋 확인하지 않은 것이 남아 있어 발행하지 않았어요.' },
  admin_only: { status: 403, message: '👑 관리자만 이용할 수 있어요.' },
  forbidden: { status: 403, message: '🚫 권한이 없어요.' },
  user_absent: { status: 404, message: '👤 없는 사용자예요.' },
  cannot_edit_self: { status: 403, message: '🪞 본인의 정보는 수정할 수 없어요.' },
  cannot_edit_super: { status: 403, message: '👑 최고 관리자의 권한은 바꿀 수 없어요.' },
  user_list_failed: { status: 422, message: '📇 사용자 목록을 불러오지 못했어요.' },
  crawl_date_order: { status: 422, message: '📆 종료일은 시작일과 같거나 뒤여야 해요.' },
  crawl_source_failed: { status: 502, message: '🕸️ 자료를 가져오지 못했어요.' },
  crawl_source_unset: { status: 503, message: '🔑 아직 쓸 수 없는 출처예요. {setting} 설정이 필요해요.' },
  crawl_source_off: { status: 422, message: '🔌 꺼 둔 출처예요. 먼저 켜 주세요.' },
  pdf_upload_failed: { status: 422, message: '📄 PDF를 올리지 못했어요.' },
  pdf_unreadable: { status: 422, message: '📄 읽을 수 없는 PDF예요.' },
  file_upload_failed: { status: 422, message: '📎 파일을 올리지 못했어요.' },
  case_edit_failed: { status: 422, message: '🗂️ 자료를 수정하지 못했어요.' },
  case_duplicate: { status: 409, message: '👯 같은 자료가 이미 있어요.' },
  search_absent: { status: 404, message: '🔍 검색한 자료가 없어요.' },
  image_upload_failed: { status: 422, message: '🖼️ 이미지를 올리지 못했어요.' },
  image_too_large: { status: 413, message: '🖼️ 이미지는 500KB 이하만 올릴 수 있어요.' },
  same_reviewer: { status: 403, message: '👥 1차와 2차 검토는 서로 다른 노무사가 해야 해요.' },
  stage_wrong: { status: 409, message: '🚦 지금 단계에서는 할 수 없는 일이에요.' },
  quota_exceeded: { status: 429, message: '📊 이번 달 이용 한도를 넘었어요.' },
  ai_unavailable: { status: 503, message: '🤖 답변을 만들 수 없어요. 잠시 후 다시 시도해 주세요.' },
  consent_needed: { status: 422, message: '📜 먼저 동의가 필요해요.' },
  share_ended: { status: 404, message: '🔗 공유가 끝난 링크예요.' },
  log_position_absent: {
    status: 404,
    message: '🧭 이 기록에 없는 위치예요. 다른 복사본의 위치가 아닌지 확인해 주세요.',
  },
  before_log: { status: 422, message: '🕰️ 기록이 시작되기 전이에요. 기록은 {since}부터 있어요.' },
  check_full: { status: 422, message: '📚 이 진단에는 더 이상 저장할 수 없어요. 새 진단을 시작해 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** The catalogue's message for a code, its placeholders filled in. Waiting times are given in minutes or hours. */
export const messageOf = (code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string =>
  errorCatalogue[code].message
    .replace('{seconds}초', (place) => (typeof params.seconds === 'number' ? waitInWords(params.seconds) : place))
    .replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const waitInWords = (seconds: number): string => {
  if (seconds < 2 * MINUTE) return `${seconds}초`;
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)}분` : `${Math.ceil(seconds / HOUR)}시간`;
};

export type DomainErrorDetails = {
  /** Finished Korean sentences by field, as react-admin and the site show them beside the field. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Further members of the response's body, such as `currentRevision` for a conflict. */
  readonly extra?: Readonly<Record<string, unknown>>;
};

/**
 * The only error that the domain throws: a refusal with a code of the catalogue. A class only because `throw` needs an
 * Error.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(messageOf(code, details.params));
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}

/**
 * Whether the error is a refusal: then nothing was written, and reserved values may be released. After any other failure,
 * above all `unavailable`, the events may have been written; only the log shows it.
 */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && errorCatalogue[error.code].status < 500;
