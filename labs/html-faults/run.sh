#!/usr/bin/env bash
# usage: run.sh OUTDIR. Writes messages.txt for the note's Troubleshooting section; see README.md.
set -euo pipefail
source "$(dirname "$0")/../lib.sh"
lab_start "$1"
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# Browsers don't query a resolver if only loopback is up.
make_namespace client
make_silent_namespace outside
join client eth0 outside eth0
address client eth0 203.0.113.10/24
name_hosts client '127.0.0.1 www.example.test'
start client server.log node "$HERE/server.mjs"
wait_for_text "$WORK/server.log" ready
cd "$WORK"
for engine in chromium firefox webkit; do
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/ 2 >"$engine.txt"
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/fields >"$engine-fields.txt"
  on client node "$LABS/look.mjs" "$engine" http://www.example.test/phone >"$engine-phone.txt"
done
on client node "$LABS/look.mjs" firefox http://www.example.test/bare >firefox-bare.txt

start client python.log python3 -m http.server 8000
wait_for_port client 8000

messages chromium firefox-esr webkit node python

symptom 1-1-What-is-Html#the-picture-does-not-show
sees 'Failed to load resource: the server responded with a status of 404 \(Not Found\)' - 'cat chromium.txt'
sees 'Not allowed to load local resource: file:///C:/rye\.jpg' - 'cat chromium.txt'
sees 'may not load or link to file:///C:/rye\.jpg\.' - 'cat firefox.txt'

symptom 1-1-What-is-Html#refused-to-apply-style
sees "because its MIME type \\('text/html'\\) is not a supported stylesheet MIME type, and strict MIME checking is enabled\\." - 'cat chromium.txt'
sees 'was not loaded because its MIME type, “text/html”, is not “text/css”\.' - 'cat firefox.txt'
sees 'was blocked due to MIME type \(“text/html”\) mismatch \(X-Content-Type-Options: nosniff\)\.' - 'cat firefox.txt'
sees 'because non CSS MIME types are not allowed in strict mode\.' - 'cat webkit.txt'

symptom 1-1-What-is-Html#script-end-tag-in-a-string
sees 'Uncaught SyntaxError: Invalid or unexpected token' - 'cat chromium.txt'
sees 'SyntaxError: "" literal not terminated before end of script' - 'cat firefox.txt'
sees 'SyntaxError: Unexpected EOF' - 'cat webkit.txt'

symptom 1-1-What-is-Html#odd-characters-instead-of-letters
sees 'The character encoding of the document was not declared, so the encoding was guessed from content\.' - 'cat firefox-bare.txt'

symptom 1-1-What-is-Html#this-page-is-in-quirks-mode
sees 'This page is in Quirks Mode\. Page layout may be impacted\. For Standards Mode use “<!DOCTYPE html>”\.' - 'cat firefox-bare.txt'
sees 'The key "inital-scale" is not recognized and ignored\.' - 'cat chromium-phone.txt'
sees "';' is not a valid key-value pair separator\\." - 'cat chromium-phone.txt'
sees 'Viewport argument key "inital-scale" not recognized and ignored\.' - 'cat webkit-phone.txt'

symptom 1-1-What-is-Html#the-form-sends-nothing
sees 'Form submission canceled because the form is not connected' - 'cat chromium-phone.txt'
sees "Unsupported method \\('POST'\\)" client 'curl -s -d a=1 http://127.0.0.1:8000/order'

# TypeScript and React are among the site's packages.
parsed() {
  echo "cd '$LABS' && node -e \"const file = require('typescript').createSourceFile('a.tsx', 'const a = ($1);', 99, false, 4);
    for (const {messageText} of file.parseDiagnostics) console.log(messageText)\""
}
rendered() {
  echo "cd '$LABS' && node -e \"require('react-dom/server').renderToString(require('react').createElement('p', $1))\""
}
symptom 1-1-What-is-Html#adjacent-jsx-elements-must-be-wrapped
sees 'JSX expressions must have one parent element\.' - "$(parsed '<h1>a</h1><p>b</p>')"
sees "JSX element 'br' has no corresponding closing tag\\." - "$(parsed '<p>a<br>b</p>')"
sees 'Invalid DOM property `class`\. Did you mean `className`\?' - "$(rendered "{class: 'a'}")"
sees 'The `style` prop expects a mapping from style properties to values, not a string\.' - "$(rendered "{style: 'color: red'}")"

symptom 1-1-What-is-Html#is-not-focusable
sees "An invalid form control with name='mail' is not focusable\\." - 'cat chromium.txt'
sees 'The invalid form control with name=‘mail’ is not focusable\.' - 'cat firefox.txt'
sees "An invalid form control with name='mail' is not focusable\\." - 'cat webkit.txt'
sees 'Pattern attribute value' - 'cat chromium.txt'
sees 'is not a valid regular expression' - 'cat chromium.txt'
sees 'Unable to check <input pattern=‘\[’>' - 'cat firefox.txt'

symptom 1-1-What-is-Html#please-fill-out-this-field
sees 'Please fill out this field\.' - 'cat chromium-fields.txt'
sees "Please include an '@' in the email address\\. 'anna' is missing an '@'\\." - 'cat chromium-fields.txt'
sees 'Please match the requested format\.' - 'cat chromium-fields.txt'
sees 'Please fill out this field\.' - 'cat firefox-fields.txt'
sees 'Please enter an email address\.' - 'cat firefox-fields.txt'
sees 'Please match the requested format\.' - 'cat firefox-fields.txt'
sees 'Fill out this field' - 'cat webkit-fields.txt'
sees 'Enter an email address' - 'cat webkit-fields.txt'

symptom 1-1-What-is-Html#does-not-conform-to-the-required-format
sees 'The specified value "12,5" cannot be parsed, or is out of range\.' - 'cat chromium-fields.txt'
sees 'The specified value "27\.11\.2026" does not conform to the required format, "yyyy-MM-dd"\.' - 'cat chromium-fields.txt'

symptom 1-1-What-is-Html#input-elements-should-have-autocomplete-attributes
sees '\[DOM\] Input elements should have autocomplete attributes \(suggested: "[a-z-]+"\)' - 'cat chromium-fields.txt'
sees '\[DOM\] Password field is not contained in a form' - 'cat chromium-fields.txt'
