#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# Firefox doesn't query a resolver if only loopback is up.
make_namespace client
make_silent_namespace outside
join client eth0 outside eth0
address client eth0 203.0.113.10/24
# To a browser, the second address is on the public Internet.
name_hosts client '127.0.0.1 www.example.test api.example.test' '203.0.113.10 public.example.test'
make_certificate www.example.test api.example.test public.example.test
start client server.log node "$HERE/server.mjs" "$WORK/key.pem" "$WORK/cert.pem"
wait_for_text "$WORK/server.log" ready

messages chromium firefox-esr webkit curl node

# One visit to a page provides the messages for several symptoms.
cd "$WORK"
for engine in chromium firefox webkit; do
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/ 3 >"$engine.txt"
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/more 3 >"$engine-more.txt"
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/policy >"$engine-policy.txt"
  on client node "$LABS/look.mjs" "$engine" https://www.example.test/mixed 2 trusting >"$engine-mixed.txt"
done
on client node "$LABS/look.mjs" chromium http://www.example.test/parts >chromium-parts.txt
on client node "$LABS/look.mjs" chromium http://public.example.test/near >chromium-near.txt
for engine in chromium firefox; do
  on client node "$LABS/look.mjs" "$engine" https://public.example.test/near 2 trusting >>"$engine-near.txt"
done
look() { echo "node $LABS/look.mjs $1 $2"; }

symptom 0-2-What-is-http#blocked-by-cors-policy
sees "has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource\\." - 'cat chromium.txt'
sees 'Cross-Origin Request Blocked: ' - 'cat firefox.txt'
sees '\(Reason: CORS header ‘Access-Control-Allow-Origin’ missing\)' - 'cat firefox.txt'
sees 'is not allowed by Access-Control-Allow-Origin' - 'cat webkit.txt'
sees 'net::ERR_FAILED' - 'cat chromium.txt'

symptom 0-2-What-is-http#preflight-does-not-have-http-ok-status
sees "Response to preflight request doesn't pass access control check: It does not have HTTP ok status\\." - 'cat chromium.txt'
sees 'CORS preflight response did not succeed' - 'cat firefox.txt'
sees 'Preflight response is not successful\.' - 'cat webkit.txt'

symptom 0-2-What-is-http#request-header-field-is-not-allowed
sees 'Request header field content-type is not allowed by Access-Control-Allow-Headers in preflight response\.' - 'cat chromium.txt'
sees 'Method PUT is not allowed by Access-Control-Allow-Methods in preflight response\.' - 'cat chromium.txt'
sees 'header ‘content-type’ is not allowed according to header ‘Access-Control-Allow-Headers’' - 'cat firefox.txt'
sees 'Did not find method in CORS header ‘Access-Control-Allow-Methods’' - 'cat firefox.txt'
sees 'Request header field Content-Type is not allowed by Access-Control-Allow-Headers\.' - 'cat webkit.txt'

symptom 0-2-What-is-http#must-not-be-the-wildcard
sees "The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '\\*' when the request's credentials mode is 'include'\\." - 'cat chromium.txt'
sees "'Access-Control-Allow-Credentials' header in the response is '' which must be 'true'" - 'cat chromium.txt'
sees 'Credential is not supported if the CORS header ‘Access-Control-Allow-Origin’ is ‘\*’' - 'cat firefox.txt'
sees 'expected ‘true’ in CORS header ‘Access-Control-Allow-Credentials’' - 'cat firefox.txt'
sees 'Cannot use wildcard in Access-Control-Allow-Origin when credentials flag is true\.' - 'cat webkit.txt'

symptom 0-2-What-is-http#not-equal-to-the-supplied-origin
sees "The 'Access-Control-Allow-Origin' header has a value 'http://localhost:3000' that is not equal to the supplied origin\\." - 'cat chromium-more.txt'
sees "contains multiple values '\\*, \\*', but only one is allowed\\." - 'cat chromium-more.txt'
sees "from origin 'null' has been blocked by CORS policy" - 'cat chromium-more.txt'
sees 'CORS header ‘Access-Control-Allow-Origin’ does not match ‘http://localhost:3000’' - 'cat firefox-more.txt'
sees 'Access-Control-Allow-Origin cannot contain more than one origin\.' - 'cat webkit-more.txt'

symptom 0-2-What-is-http#redirect-is-not-allowed-for-a-preflight-request
sees 'Redirect is not allowed for a preflight request\.' - 'cat chromium-more.txt'
sees 'CORS request external redirect not allowed' - 'cat firefox-more.txt'
sees 'Preflight response is not successful\. Status code: 301' - 'cat webkit-more.txt'

symptom 0-2-What-is-http#permission-was-denied-for-this-request
sees 'Permission was denied for this request to access the' - 'cat chromium-near.txt'
sees 'The request client is not a secure context and the resource is in more-private address space' - 'cat chromium-near.txt'
sees 'Local Network Access permission required' - 'cat firefox-near.txt'

symptom 0-2-What-is-http#failed-to-fetch
sees 'TypeError: Failed to fetch' - 'cat chromium.txt'
sees 'NetworkError when attempting to fetch resource\.' - 'cat firefox.txt'
sees 'Load failed' - 'cat webkit.txt'
sees '\(Reason: CORS request did not succeed\)\. Status code: \(null\)' - 'cat firefox-more.txt'
sees 'fetch failed' client "node -e 'fetch(\"http://www.example.test:3000/\")'"

symptom 0-2-What-is-http#fetch-is-not-an-error-on-404
sees "Unexpected token '<', .* is not valid JSON" - 'cat chromium.txt'
sees 'JSON\.parse: unexpected character at line 1 column 1' - 'cat firefox.txt'

symptom 0-2-What-is-http#unexpected-end-of-json-input
# Chromium doesn't always name the method.
sees 'Unexpected end of JSON input' - 'cat chromium-more.txt'
sees 'SyntaxError: Unexpected end of input' - 'cat chromium-more.txt'
sees 'JSON\.parse: unexpected end of data at line 1 column 1' - 'cat firefox-more.txt'
sees 'SyntaxError: The string did not match the expected pattern\.' - 'cat webkit-more.txt'

symptom 0-2-What-is-http#curl-3
sees 'curl: \(3\) .*' client "curl -sS ''"
sees 'curl: \(22\) The requested URL returned error: 404' client 'curl -sSf http://www.example.test/missing'

symptom 0-2-What-is-http#signal-is-aborted-without-reason
sees 'signal is aborted without reason' - 'cat chromium-more.txt'
sees 'signal timed out' - 'cat chromium-more.txt'
sees 'The operation was aborted\.' - 'cat firefox-more.txt'
sees 'The operation timed out\.' - 'cat firefox-more.txt'
sees 'Fetch is aborted' - 'cat webkit-more.txt'
sees 'This operation was aborted' client "node -e 'fetch(\"http://www.example.test/never\", {signal: AbortSignal.abort()})'"
sees 'The operation was aborted due to timeout' client "node -e 'fetch(\"http://www.example.test/never\", {signal: AbortSignal.timeout(50)})'"

symptom 0-2-What-is-http#body-stream-already-read
sees "Failed to execute 'json' on 'Response': body stream already read" - 'cat chromium-more.txt'
sees 'Response\.json: Body has already been consumed\.' - 'cat firefox-more.txt'
sees 'Body is disturbed or locked' - 'cat webkit-more.txt'
sees 'Body is unusable: Body has already been read' client "node -e 'fetch(\"http://www.example.test/\").then(async (answer) => [await answer.text(), await answer.json()])'"

symptom 0-2-What-is-http#get-cannot-have-a-body
sees "Failed to execute 'fetch' on 'Window': Request with GET/HEAD method cannot have body\\." - 'cat chromium-more.txt'
sees 'Window\.fetch: HEAD or GET Request cannot have a body\.' - 'cat firefox-more.txt'
sees "Request has method 'GET' and cannot have a body" - 'cat webkit-more.txt'

symptom 0-2-What-is-http#refused-to-set-unsafe-header
sees 'Refused to set unsafe header "Cookie"' - 'cat chromium-more.txt'
sees 'Attempt to set a forbidden header was denied: Cookie' - 'cat firefox-more.txt'

symptom 0-2-What-is-http#invalid-character-in-header-content
sees 'String contains non ISO-8859-1 code point\.' - 'cat chromium-more.txt'
sees 'because the character at index [0-9]* has value [0-9]* which is greater than 255\.' - 'cat firefox-more.txt'
sees 'is an invalid header value\.' client "node -e 'fetch(\"http://www.example.test/\", {headers: {Authorization: \"Bearer a\\nb\"}})'"
sees 'Cannot convert argument to a ByteString because the character at index [0-9]* has a value of [0-9]* which is greater than 255\.' client "node -e 'fetch(\"http://www.example.test/\", {headers: {a: \"Zoe’s\"}})'"
sees 'Invalid character in header content \["Authorization"\]' client "node -e 'require(\"http\").get(\"http://www.example.test/\", {headers: {Authorization: \"Bearer a\\nb\"}})'"

symptom 0-2-What-is-http#text-event-stream
sees "EventSource's response has a MIME type \(\"text/html\"\) that is not \"text/event-stream\"\. Aborting the connection\." - 'cat chromium-more.txt'
sees 'Firefox can’t establish a connection to the server at http://www\.example\.test/more\.' - 'cat firefox-more.txt'

symptom 0-2-What-is-http#the-server-ignores-my-json
sees "Cannot destructure property 'email' of 'req\.body' as it is undefined\." client \
  "node -e 'const req = {}; const {email} = req.body'"

symptom 0-2-What-is-http#429-too-many-requests
sees 'net::ERR_INSUFFICIENT_RESOURCES' client "$(look chromium http://www.example.test/many 3)"

symptom 0-2-What-is-http#violates-content-security-policy
sees 'violates the following Content Security Policy directive: "[^"]*"' - 'cat chromium-policy.txt'
sees 'The page’s settings blocked the loading of a resource \(connect-src\)' - 'cat firefox-policy.txt'
sees 'because it does not appear in the connect-src directive of the Content Security Policy\.' - 'cat webkit-policy.txt'

symptom 0-2-What-is-http#err-too-many-redirects
on client node "$LABS/look.mjs" chromium http://www.example.test/loop >chromium-loop.txt
sees 'ERR_TOO_MANY_REDIRECTS' - 'cat chromium-loop.txt'
sees 'redirected you too many times' - 'cat chromium-loop.txt'
sees 'The page isn’t redirecting properly' client "$(look firefox http://www.example.test/loop)"
sees 'curl: \(47\) .*' client 'curl -sSL http://www.example.test/loop'

symptom 0-2-What-is-http#websocket-connection-failed
sees 'Error during WebSocket handshake: Unexpected response code: 404' - 'cat chromium-more.txt'
sees 'Firefox can’t establish a connection to the server at ws://' - 'cat firefox-more.txt'
sees 'The server did not accept the WebSocket handshake\.' - 'cat webkit-more.txt'

symptom 0-2-What-is-http#err-blocked-by-orb
sees 'A resource is blocked by OpaqueResponseBlocking' - 'cat firefox-more.txt'
sees 'ERR_BLOCKED_BY_RESPONSE\.NotSameOrigin' - 'cat chromium-more.txt'
sees 'was blocked due to its Cross-Origin-Resource-Policy header' - 'cat firefox-more.txt'
sees 'because it violates the resource.s Cross-Origin-Resource-Policy response header\.' - 'cat webkit-more.txt'

symptom 0-2-What-is-http#err-http-headers-sent
sees 'Cannot set headers after they are sent to the client' client "node -e 'require(\"http\").createServer((request, response) => response.end().setHeader(\"a\", \"b\")).listen(3000, () => fetch(\"http://127.0.0.1:3000/\"))'"

symptom 0-2-What-is-http#logged-out-at-once
sees 'because it has the “SameSite=None” attribute but is missing the “secure” attribute\.' - 'cat firefox-more.txt'
sees 'rejected for invalid domain' - 'cat firefox-more.txt'

symptom 0-2-What-is-http#err-content-decoding-failed
sees 'ERR_CONTENT_DECODING_FAILED' - 'cat chromium-parts.txt'
sees 'Content Encoding Error' client "$(look firefox http://www.example.test/packed)"

symptom 0-2-What-is-http#err-incomplete-chunked-encoding
sees 'ERR_INCOMPLETE_CHUNKED_ENCODING' - 'cat chromium-parts.txt'
sees 'ERR_CONTENT_LENGTH_MISMATCH' - 'cat chromium-parts.txt'
sees 'ERR_EMPTY_RESPONSE' client "$(look chromium http://www.example.test/nothing)"
sees 'curl: \(18\) .*' client 'curl -sS http://www.example.test/broken-off'
sees 'curl: \(52\) .*' client 'curl -sS http://www.example.test/nothing'
sees 'socket hang up' client "node -e 'require(\"http\").get(\"http://www.example.test/nothing\")'"

symptom 0-2-What-is-http#not-secure-mixed-content
sees "Mixed Content: The page at '" - 'cat chromium-mixed.txt'
sees 'was loaded over HTTPS, but requested an insecure ' - 'cat chromium-mixed.txt'
sees 'Blocked loading mixed active content' - 'cat firefox-mixed.txt'
sees 'requested insecure content from' - 'cat webkit-mixed.txt'
sees 'This content was automatically upgraded' - 'cat webkit-mixed.txt'

symptom 0-2-What-is-http#net-err-cert
sees 'Your connection is not private' client "$(look chromium https://www.example.test/)"
sees 'NET::ERR_CERT_' client "$(look chromium https://www.example.test/)"
sees 'Be careful\. Something doesn’t look right\.' client "$(look firefox https://www.example.test/)"
sees 'curl: \(60\) SSL certificate problem' client 'curl -sS https://www.example.test/'
