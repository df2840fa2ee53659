vcl 4.1;

import std;

# The edge's cache. It follows Varnish's own rules, with two exceptions: it stores no-cache responses,
# so that it has something to check, and it reports in a field (RFC 9211) what it did.
backend origin {
  .host = "127.0.0.1";
  .port = "8080";
}

# How the request went to the origin: with the tag of a stale copy, or without a copy.
sub vcl_backend_response {
  if (bereq.http.If-None-Match) {
    set beresp.http.X-Forward = "fwd=stale";
    if (beresp.was_304) {
      set beresp.http.X-Forward = "fwd=stale; fwd-status=304";
    }
  } else {
    set beresp.http.X-Forward = "fwd=miss";
  }
  # By default, Varnish wouldn't store this response. Here it's kept for an hour and checked before each
  # use. (With a ttl of 0, Varnish 7.1 would keep it but never find it again.)
  if (beresp.http.Cache-Control ~ "no-cache") {
    set beresp.ttl = 1ms;
    set beresp.grace = 0s;
    set beresp.keep = 1h;
    return (deliver);
  }
}

sub vcl_backend_error {
  set beresp.http.X-Forward = "fwd=miss; detail=origin-down";
  if (bereq.http.If-None-Match) {
    set beresp.http.X-Forward = "fwd=stale; detail=origin-down";
  }
}

sub vcl_deliver {
  if (resp.http.X-Forward ~ "origin-down") {
    set resp.http.Cache-Status = "edge; " + resp.http.X-Forward;
  } else if (obj.uncacheable) {
    set resp.http.Cache-Status = "edge; fwd=bypass";
  } else if (obj.hits > 0) {
    set resp.http.Cache-Status =
      "edge; hit; ttl=" + std.integer(real = std.round(std.real(duration = obj.ttl)));
  } else {
    set resp.http.Cache-Status = "edge; " + resp.http.X-Forward + "; stored";
  }
  unset resp.http.X-Forward;
}
