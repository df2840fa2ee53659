/**
 * What a browser does when a script on https://www.example.test sends a request to https://api.example.test:
 * Fetch, “CORS-safelisted method” and “request-header” (whether there's a preflight), “CORS check”,
 * “CORS-preflight fetch” (what its answer must allow). The messages are Chromium 156's, from
 * labs/http/cors-cases.mjs.
 */
export type Answer = {
  origin?: string;
  methods?: string;
  headers?: string;
  allowsCredentials?: boolean;
  /** The status of the answer to a preflight. */
  status: number;
};

export type Call = {
  method: string;
  /** The name of a field the script adds, in lower case; empty if it adds none. */
  field: string;
  withCredentials: boolean;
  answer: Answer;
};

export type Result = {
  /** Why there's a preflight; `undefined` if there isn't one. */
  because?: string;
  /** The methods of the requests that reach the server. */
  arrived: string[];
  /** Whether the script may read the response. */
  isRead: boolean;
  /** What the console says after “blocked by CORS policy:”. */
  says: string;
  /** Whether Chromium allows something the standard refuses. */
  isLenient: boolean;
};

const ORIGIN = 'https://www.example.test';
const ALL: Answer = {
  origin: ORIGIN,
  methods: 'POST, DELETE',
  headers: 'content-type, authorization',
  allowsCredentials: true,
  status: 204,
};

/** The answers of labs/http/api.mjs, by path. */
export const ANSWERS: Record<string, Answer> = {
  closed: {status: 204},
  stars: {origin: '*', methods: '*', headers: '*', status: 204},
  notes: {origin: ORIGIN, methods: 'POST', headers: 'content-type', status: 204},
  everything: ALL,
  'login-first': {...ALL, status: 401},
};

const NO_FORM: Record<string, string> = {
  'content-type': 'no form can send JSON’s Content-Type',
  authorization: 'no form can send Authorization',
};
const SAFELISTED = ['GET', 'HEAD', 'POST'];
const PREFLIGHT = "Response to preflight request doesn't pass access control check: ";

/** “CORS check”. @returns What's wrong, if anything. */
function check({origin, allowsCredentials}: Answer, withCredentials: boolean): string {
  if (!origin) {
    return "No 'Access-Control-Allow-Origin' header is present on the requested resource.";
  }
  const mode = "when the request's credentials mode is 'include'.";
  if (withCredentials && origin === '*') {
    return `The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' ${mode}`;
  }
  return withCredentials && !allowsCredentials
    ? `The value of the 'Access-Control-Allow-Credentials' header in the response is '' which must be 'true' ${mode}`
    : '';
}

const lists = (list: string | undefined, name: string, withCredentials: boolean) =>
  list?.split(', ').includes(name) || (list === '*' && !withCredentials);

/** “CORS-preflight fetch”. @returns What's wrong, if anything. */
function checkPreflight({method, field, withCredentials, answer}: Call): string {
  const problem = check(answer, withCredentials);
  if (problem) {
    return PREFLIGHT + problem;
  }
  if (answer.status < 200 || answer.status > 299) {
    return `${PREFLIGHT}It does not have HTTP ok status.`;
  }
  if (!SAFELISTED.includes(method) && !lists(answer.methods, method, withCredentials)) {
    return `Method ${method} is not allowed by Access-Control-Allow-Methods in preflight response.`;
  }
  return field && !lists(answer.headers, field, withCredentials)
    ? `Request header field ${field} is not allowed by Access-Control-Allow-Headers in preflight response.`
    : '';
}

/** What happens to a script's call. Its `content-type` is one that forms can't send. */
export function callOtherOrigin(call: Call): Result {
  const {method, field, withCredentials, answer} = call;
  const because = SAFELISTED.includes(method) ? NO_FORM[field] : `no form can send ${method}`;
  const refusal = because ? checkPreflight(call) : '';
  const says = refusal || check(answer, withCredentials);
  const arrived = [...(because ? ['OPTIONS'] : []), ...(refusal ? [] : [method])];
  // “CORS non-wildcard request-header name”.
  const isLenient = !says && field === 'authorization' && answer.headers === '*';
  return {because, arrived, isRead: !says, says, isLenient};
}

/**
 * What a call's result means to the author of the page, in a sentence.
 *
 * @param sends The call in a few words that begin with its method.
 */
export function tell(sends: string, {method, answer}: Call, {arrived, isRead}: Result): string {
  if (!arrived.includes(method)) {
    const no = answer.status === 401 ? 'wanted a login' : 'didn’t say yes';
    return `Nothing was carried out: the browser asked, “May I ${sends}?”, and the server ${no}.`;
  }
  return `The ${sends} was carried out, ${isRead ? 'and your page can' : 'but your page can’t'} read the answer.`;
}
