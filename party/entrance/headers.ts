/** Every file that the page needs comes from where the page comes from, and nothing is written into it as code. */
const CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** What browsers could offer and nobody needs at a table, nor a page that frames one. */
const OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const ALWAYS = { 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' };

/**
 * Of a page. It is never kept: it names the files of the release that it belongs to. `framedBy` are the pages that may
 * show it in a frame besides our own.
 */
export const pageHeaders = (framedBy: readonly string[]): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [...CONTENT, `frame-ancestors ${["'self'", ...framedBy].join(' ')}`].join('; '),
  'permissions-policy': OFF.map(name => `${name}=()`).join(', '),
});

/** Of an answer that is no page, whatever a browser would take it for. */
const ANSWER: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** An answer with the headers that all answers have. */
export function guarded(answer: Response): Response {
  const { status, headers } = answer;
  return new Response(answer.body, { status, headers: { ...ANSWER, ...Object.fromEntries(headers) } });
}
